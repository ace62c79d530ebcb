import type { Abi } from '@antescope/codec/abi/abi';
import { bareType, type AbiTypes } from '../../domain/value/type-book.ts';

/** The types that `roots` refer to, transitively: a page about one table needs few of a large ABI's types. */
export function typesBelow(abi: Abi, roots: readonly string[]): AbiTypes {
  const aliases = new Map(abi.types.map((alias) => [alias.new_type_name, alias]));
  const structs = new Map(abi.structs.map((struct) => [struct.name, struct]));
  const variants = new Map(abi.variants.map((variant) => [variant.name, variant]));
  const part: AbiTypes = { types: [], structs: [], variants: [] };
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const type of new Set([next, bareType(next)])) {
      if (seen.has(type)) continue;
      seen.add(type);
      const alias = aliases.get(type);
      const struct = structs.get(type);
      const variant = variants.get(type);
      if (alias !== undefined) waiting.push(part.types[part.types.push(alias) - 1]!.type);
      if (struct !== undefined) {
        part.structs.push(struct);
        waiting.push(...struct.fields.map((field) => field.type));
        if (struct.base !== '') waiting.push(struct.base);
      }
      if (variant !== undefined) {
        part.variants.push(variant);
        waiting.push(...variant.types);
      }
    }
  }
  return part;
}
