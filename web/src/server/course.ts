import type { FactLine, Snapshot, Update } from '../generated/protocol';
import type { StreamEvent } from './events';

/** What a viewer knows after one more event of the stream. */
export function after(known: Snapshot, event: StreamEvent): Snapshot {
  switch (event.type) {
    case 'snapshot':
      return event.data;
    case 'table':
      return { ...known, table: event.data.table };
    case 'update':
      return { ...known, ...moment(event.data), facts: course(known, event.data) };
  }
}

/** An undo cuts the course: what was told beyond the new facts' beginning is gone. */
function course(known: Snapshot, update: Update): FactLine[] {
  if (!update.cut) {
    return [...known.facts, ...update.facts];
  }
  const first = known.factCount - known.facts.length;
  const kept = update.factCount - update.facts.length - first;
  return [...known.facts.slice(0, Math.max(0, kept)), ...update.facts];
}

function moment(update: Update): Omit<Update, 'cut' | 'facts'> {
  const { cut: _cut, facts: _facts, ...moment } = update;
  return moment;
}
