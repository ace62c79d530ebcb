import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { ResolvedField, ResolvedType } from '@antescope/codec/abi/resolve';
import { type LayoutName, shippedLayout } from './shipped-layouts.ts';

/** Field names of 2018 contracts by their current name: `newact` of `newaccount`. */
const alternativeNames: Readonly<Record<string, string>> = { newact: 'name' };

/** Undeclared aliases of 2018 ABIs, and integers compared without their sign. */
const builtinAliases: Readonly<Record<string, string>> = {
  account_name: 'name',
  action_name: 'name',
  permission_name: 'name',
  // Contracts differ in signedness; the bytes are the same and tools check the range.
  uint64: 'int64',
  uint32: 'int32',
  uint16: 'int16',
};

/**
 * Path of the first field where a node's ABI differs from the shipped layout of an action; null: none, or no shipped
 * layout. A `transfer` of any contract with the four fields of eosio.token must have them in the same order and types.
 */
export function layoutConflict(abi: CompiledAbi, layout: LayoutName | undefined, action: string): string | null {
  const type = abi.actionType(action);
  if (type === undefined) return null;
  const shipped = layout === undefined ? null : shippedLayout(layout);
  if (shipped?.actionType(action) !== undefined) return conflict(abi, type, shipped, action, action);
  const token = shippedLayout('token');
  if (action !== 'transfer' || !hasFields(abi, type, token, action)) return null;
  return conflict(abi, type, token, action, action);
}

function hasFields(abi: CompiledAbi, type: string, shipped: CompiledAbi, shippedType: string): boolean {
  const names = new Set(fieldsOf(resolved(abi, type)).map(({ name }) => name));
  return fieldsOf(resolved(shipped, shippedType)).every(({ name }) => names.has(name));
}

function conflict(
  abi: CompiledAbi,
  type: string,
  shipped: CompiledAbi,
  shippedType: string,
  path: string,
): string | null {
  const given = resolved(abi, type);
  const known = resolved(shipped, shippedType);
  if (known === null || given === null || given.kind !== known.kind) return path;
  if (given.kind === 'builtin' && known.kind === 'builtin')
    return canonical(given.name) === canonical(known.name) ? null : path;
  if (given.kind === 'array' && known.kind === 'array')
    return given.size === known.size ? conflict(abi, given.of, shipped, known.of, `${path}[]`) : path;
  if (given.kind !== 'struct' || known.kind !== 'struct') return path;
  return structConflict(abi, given.fields, shipped, known.fields, path);
}

/** Compares names, order and types; binary extensions at the end may be missing or added. */
function structConflict(
  abi: CompiledAbi,
  given: readonly ResolvedField[],
  shipped: CompiledAbi,
  known: readonly ResolvedField[],
  path: string,
): string | null {
  for (const [index, field] of known.entries()) {
    const other = given[index];
    if (other === undefined && field.extension) return null;
    const at = `${path}.${field.name}`;
    if (other === undefined || other.extension !== field.extension) return at;
    if (other.name !== field.name && alternativeNames[other.name] !== field.name) return at;
    const inside = conflict(abi, other.type, shipped, field.type, at);
    if (inside !== null) return inside;
  }
  const extra = given.slice(known.length).find(({ extension }) => !extension);
  return extra === undefined ? null : `${path}.${extra.name}`;
}

function fieldsOf(type: ResolvedType | null): readonly ResolvedField[] {
  return type?.kind === 'struct' ? type.fields : [];
}

/** null: the type is undefined or circular. */
function resolved(abi: CompiledAbi, type: string): ResolvedType | null {
  try {
    return abi.resolve(type);
  } catch {
    return null;
  }
}

function canonical(name: string): string {
  return builtinAliases[name] ?? name;
}
