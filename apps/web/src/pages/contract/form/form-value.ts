import type { TypeBook } from '../../../domain/value/type-book.ts';

/**
 * Form input in the JSON representation of nodeos: text for every scalar except booleans, arrays, objects, [type,
 * value] for a variant, null for an unset optional; an omitted binary extension is absent.
 */
export type FormValue = string | boolean | null | FormValue[] | { [field: string]: FormValue };

// A struct that contains itself directly cannot be serialized: stops the recursion.
const maxDepth = 12;
const maxTextLength = 100_000;
const maxItems = 500;
/** Values of one form: a few bytes of an ABI can ask for billions (arrays of arrays, structs of structs). */
const maxValues = 300;

/** Initial value of a type. */
export function blank(book: TypeBook, type: string, depth = 0, budget = { left: maxValues }): FormValue {
  if (depth > maxDepth || budget.left <= 0) return null;
  const shape = book.shapeOf(type);
  switch (shape.kind) {
    case 'leaf':
      return shape.type === 'bool' ? false : shape.type === 'extended_asset' ? { quantity: '', contract: '' } : '';
    case 'optional':
      return null;
    case 'array':
      budget.left -= Math.min(shape.size ?? 0, maxItems);
      return Array.from({ length: Math.min(shape.size ?? 0, maxItems) }, () =>
        blank(book, shape.of, depth + 1, budget),
      );
    case 'variant':
      return shape.types.length === 0 ? null : [shape.types[0]!, blank(book, shape.types[0]!, depth + 1, budget)];
    case 'struct': {
      const fields = shape.fields.filter((field) => !field.extension);
      budget.left -= fields.length;
      return Object.fromEntries(fields.map((field) => [field.name, blank(book, field.type, depth + 1, budget)]));
    }
    case 'unknown':
      return '';
  }
}

/** Coerces an untrusted value from the URL to the type; parts that do not fit are left blank. */
export function coerceToType(
  book: TypeBook,
  type: string,
  input: unknown,
  depth = 0,
  budget = { left: maxValues },
): FormValue {
  const none = (): FormValue => blank(book, type, depth, budget);
  if (input === undefined || depth > maxDepth || --budget.left < 0) return none();
  const shape = book.shapeOf(type);
  switch (shape.kind) {
    case 'leaf':
      if (shape.type === 'bool') return input === true || input === 'true' || input === 1;
      if (shape.type === 'extended_asset') return coerceExtendedAsset(input);
      return leafText(input);
    case 'unknown':
      return leafText(input);
    case 'optional':
      return input === null ? null : coerceToType(book, shape.of, input, depth + 1, budget);
    case 'array': {
      if (!Array.isArray(input)) return none();
      const items = input.slice(0, maxItems).map((item) => coerceToType(book, shape.of, item, depth + 1, budget));
      return shape.size === null || shape.size === items.length ? items : none();
    }
    case 'variant':
      if (!Array.isArray(input) || !shape.types.includes(String(input[0]))) return none();
      return [String(input[0]), coerceToType(book, String(input[0]), input[1], depth + 1, budget)];
    case 'struct': {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return none();
      const fields: [string, FormValue][] = [];
      for (const field of shape.fields) {
        const exists = Object.hasOwn(input, field.name);
        if (field.extension && !exists) break;
        const value = exists ? (input as Record<string, unknown>)[field.name] : undefined;
        fields.push([field.name, coerceToType(book, field.type, value, depth + 1, budget)]);
      }
      return Object.fromEntries(fields);
    }
  }
}

function leafText(input: unknown): string {
  const isText = typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean';
  return isText ? String(input).slice(0, maxTextLength) : '';
}

function coerceExtendedAsset(input: unknown): FormValue {
  const { quantity, contract } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  return { quantity: leafText(quantity), contract: leafText(contract) };
}

/** A copy with the value at `steps` replaced; undefined removes it. */
export function withValue(
  value: FormValue,
  steps: readonly (string | number)[],
  next: FormValue | undefined,
): FormValue {
  const [step, ...rest] = steps;
  if (step === undefined) return next ?? null;
  if (Array.isArray(value)) {
    const items = [...value];
    if (rest.length === 0 && next === undefined) items.splice(Number(step), 1);
    else items[Number(step)] = withValue(items[Number(step)] ?? null, rest, next);
    return items;
  }
  const record = typeof value === 'object' && value !== null ? value : {};
  if (rest.length === 0 && next === undefined)
    return Object.fromEntries(Object.entries(record).filter(([name]) => name !== step));
  return { ...record, [step]: withValue(record[step] ?? null, rest, next) };
}
