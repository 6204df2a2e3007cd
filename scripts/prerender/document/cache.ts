/**
 * Keeps what was made for a key. Once there are `limit` of them, all are forgotten, so that a large site does not fill
 * the memory.
 */
export function createCache<Value>(limit: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    if (values.size === limit) values.clear();
    const made = make();
    values.set(Buffer.from(key).toString(), made); // a copy: a part of a string keeps the whole one in memory
    return made;
  };
}
