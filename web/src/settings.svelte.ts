const KEPT = 'orrery.settings';

interface Kept {
  still: boolean;
  large: boolean;
  contrast: boolean;
}

/** How this browser likes the page; told to the styles by attributes of the document's root. */
class Settings {
  /** No movement. */
  still = $state(false);
  /** Large signs on the board. */
  large = $state(false);
  contrast = $state(false);

  restore(): void {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
    this.still = kept.still ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.large = kept.large ?? false;
    this.contrast = kept.contrast ?? matchMedia('(prefers-contrast: more)').matches;
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.toggleAttribute('data-large', this.large);
    root.toggleAttribute('data-contrast', this.contrast);
    root.dataset['motion'] = this.still ? 'still' : 'full';
    const kept: Kept = { still: this.still, large: this.large, contrast: this.contrast };
    localStorage.setItem(KEPT, JSON.stringify(kept));
  }
}

export const settings = new Settings();
