import type { TypeBook } from '../../../domain/value/type-book.ts';

/**
 * What a person has entered, in the form in which chains write values: text for every single value but yes/no, lists,
 * records, [type, value] for a variant, null for an optional that is not given; an extension left out is absent.
 */
export type FormValue = string | boolean | null | FormValue[] | { [field: string]: FormValue };

// A struct that contains itself directly can never be written; a form of it ends here.
const deepest = 12;
const longestText = 100_000;
const mostItems = 500;
/** Values of one form: a few bytes of an ABI can ask for billions (arrays of arrays, structs of structs). */
const mostValues = 300;

/** The value a form starts with: nothing entered. */
export function blank(book: TypeBook, type: string, depth = 0, budget = { left: mostValues }): FormValue {
  if (depth > deepest || budget.left <= 0) return null;
  const shape = book.shapeOf(type);
  switch (shape.kind) {
    case 'leaf':
      return shape.type === 'bool' ? false : shape.type === 'extended_asset' ? { quantity: '', contract: '' } : '';
    case 'optional':
      return null;
    case 'array':
      budget.left -= Math.min(shape.size ?? 0, mostItems);
      return Array.from({ length: Math.min(shape.size ?? 0, mostItems) }, () =>
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

/** A value of an address made to fit the type: what does not fit is left blank. It comes from anybody. */
export function fitted(
  book: TypeBook,
  type: string,
  given: unknown,
  depth = 0,
  budget = { left: mostValues },
): FormValue {
  const none = (): FormValue => blank(book, type, depth, budget);
  if (given === undefined || depth > deepest || --budget.left < 0) return none();
  const shape = book.shapeOf(type);
  switch (shape.kind) {
    case 'leaf':
      if (shape.type === 'bool') return given === true || given === 'true' || given === 1;
      if (shape.type === 'extended_asset') return fittedExtendedAsset(given);
      return leafText(given);
    case 'unknown':
      return leafText(given);
    case 'optional':
      return given === null ? null : fitted(book, shape.of, given, depth + 1, budget);
    case 'array': {
      if (!Array.isArray(given)) return none();
      const items = given.slice(0, mostItems).map((item) => fitted(book, shape.of, item, depth + 1, budget));
      return shape.size === null || shape.size === items.length ? items : none();
    }
    case 'variant':
      if (!Array.isArray(given) || !shape.types.includes(String(given[0]))) return none();
      return [String(given[0]), fitted(book, String(given[0]), given[1], depth + 1, budget)];
    case 'struct': {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return none();
      const fields: [string, FormValue][] = [];
      for (const field of shape.fields) {
        const there = Object.hasOwn(given, field.name);
        if (field.extension && !there) break;
        const value = there ? (given as Record<string, unknown>)[field.name] : undefined;
        fields.push([field.name, fitted(book, field.type, value, depth + 1, budget)]);
      }
      return Object.fromEntries(fields);
    }
  }
}

function leafText(given: unknown): string {
  const isText = typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
  return isText ? String(given).slice(0, longestText) : '';
}

function fittedExtendedAsset(given: unknown): FormValue {
  const { quantity, contract } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  return { quantity: leafText(quantity), contract: leafText(contract) };
}

/** A copy in which the value at `steps` is another one; undefined takes it out. */
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
