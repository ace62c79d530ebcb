/** Waiting items in one queue per key, taken in turns: a key with many does not delay the others. */
export class ReadTurns<Item> {
  readonly #queues = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  waiting(key: string): number {
    return this.#queues.get(key)?.length ?? 0;
  }

  add(key: string, item: Item): void {
    const queue = this.#queues.get(key);
    if (queue === undefined) this.#queues.set(key, [item]);
    else queue.push(item);
    this.#size++;
  }

  /** The oldest item of the first key in turn that `may` run, or null. */
  take(may: (key: string) => boolean): Item | null {
    for (const [key, queue] of this.#queues) {
      if (!may(key)) continue;
      const item = queue.shift()!;
      // A map keeps the order of insertion: the key goes to the end.
      this.#queues.delete(key);
      if (queue.length > 0) this.#queues.set(key, queue);
      this.#size--;
      return item;
    }
    return null;
  }

  takeAll(): Item[] {
    const items = [...this.#queues.values()].flat();
    this.#queues.clear();
    this.#size = 0;
    return items;
  }
}
