export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep merge of `over` into `base`: objects merge, lists and plain values replace. */
export function deepMerge(base: JsonObject, over: JsonObject): JsonObject {
  const result: JsonObject = { ...base };
  for (const [name, value] of Object.entries(over)) {
    if (name === '__proto__') continue;
    const current = Object.hasOwn(base, name) ? base[name] : undefined;
    result[name] = isObject(current) && isObject(value) ? deepMerge(current, value) : value;
  }
  return result;
}
