const HEADER = 'Orrery-Edition';

/** Which edition of the program this page was loaded from, and whether the server still runs that one. */
class Edition {
  outdated = $state(false);
  private own: string | null = null;

  /** What a post says of the page. */
  get header(): Record<string, string> {
    return this.own === null ? {} : { [HEADER]: this.own };
  }

  /** Looks who has answered; whatever else may stand before the server names no edition. */
  see(reply: Response): void {
    const there = reply.headers.get(HEADER);
    if (there !== null) {
      this.own ??= there;
      this.outdated = there !== this.own;
    }
  }
}

export const edition = new Edition();
