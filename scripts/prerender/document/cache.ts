/**
 * Keeps what was made for a key. Once there are `limit` of them, all are forgotten, so that a large site does not fill
 * the memory.
 */
export class Cache<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size === this.#limit) this.#values.clear();
    const made = make();
    this.#values.set(Buffer.from(key).toString(), made); // a copy: a part of a string keeps the whole one in memory
    return made;
  }
}
