import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { ResolvedField, ResolvedType } from '@antescope/codec/abi/resolve';
import { type LayoutName, shippedLayout } from './shipped-layouts.ts';

/** Fields that a chain names differently: the account of `newaccount` on contracts of 2018. */
const alternativeNames: Readonly<Record<string, string>> = { newact: 'name' };

/** Aliases that ABIs of 2018 use without declaring them. */
const builtinAliases: Readonly<Record<string, string>> = {
  account_name: 'name',
  action_name: 'name',
  permission_name: 'name',
  // Contracts disagree on the sign of the same bytes; tools check the range.
  uint64: 'int64',
  uint32: 'int32',
  uint16: 'int16',
};

/**
 * How an ABI from a node contradicts the shipped layout of an action, as a path into the action; null if it does not, or
 * if no layout ships. Any contract's `transfer` with a token's four fields has to have them in the order of eosio.token.
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

/** Extensions at the end may be missing or follow; everything else has to be the same in name, order and type. */
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

/** null: the ABI does not define the type, or defines it in a circle. */
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
