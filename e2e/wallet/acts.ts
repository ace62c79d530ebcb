import type { Locator, Page } from '@playwright/test';

/** Counts what a person does: a click, or a key. */
export class Acts {
  readonly #page: Page;
  count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  /** Keys by their names: 'Control+k', 'Enter'. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- keys follow each other
      await this.#page.keyboard.press(key);
      this.count += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.count += text.length;
  }
}
