/** Whether things must not move: the system's wish or the table's setting. */
export function still(): boolean {
  return (
    document.documentElement.dataset.motion === 'still' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
