import type { CompiledAbi } from '../abi/compile.ts';
import type { PermissionLevel } from '../chain/transaction.ts';
import { placeholderActor, placeholderPermission } from './request.ts';

/** Replaces placeholders in a permission level. */
export function fillLevel(level: PermissionLevel, signer: PermissionLevel): PermissionLevel {
  const forPermission = level.permission === placeholderActor || level.permission === placeholderPermission;
  return {
    actor: level.actor === placeholderActor ? signer.actor : level.actor,
    permission: forPermission ? signer.permission : level.permission,
  };
}

/**
 * Replaces every placeholder among a value's names. Other types stay, since a memo may contain the same characters.
 * Returns the value itself if it has none.
 */
export function fillValue(value: unknown, type: string, abi: CompiledAbi, signer: PermissionLevel): unknown {
  const resolved = abi.resolve(type);
  switch (resolved.kind) {
    case 'builtin':
      return fillBuiltin(value, resolved.name, signer);
    case 'optional':
      return value === null ? value : fillValue(value, resolved.of, abi, signer);
    case 'array':
      return fillItems(value as unknown[], (item) => fillValue(item, resolved.of, abi, signer));
    case 'variant': {
      const [name, content] = value as [string, unknown];
      const filled = fillValue(content, name, abi, signer);
      return filled === content ? value : [name, filled];
    }
    case 'struct': {
      const object = value as Record<string, unknown>;
      const types = new Map(resolved.fields.map((field) => [field.name, field.type]));
      return fillFields(object, (field) => fillValue(object[field], types.get(field)!, abi, signer));
    }
  }
}

function fillBuiltin(value: unknown, type: string, signer: PermissionLevel): unknown {
  if (type === 'name') {
    if (value === placeholderActor) return signer.actor;
    return value === placeholderPermission ? signer.permission : value;
  }
  if (type !== 'extended_asset') return value;
  const asset = value as { contract: string };
  return fillFields(asset, (field) => (field === 'contract' ? fillBuiltin(asset.contract, 'name', signer) : undefined));
}

function fillItems(items: unknown[], fill: (item: unknown) => unknown): unknown[] {
  const filled = items.map(fill);
  return filled.some((item, i) => item !== items[i]) ? filled : items;
}

/** `fill` returns undefined for an unchanged field. */
function fillFields(object: object, fill: (field: string) => unknown): object {
  const changed = Object.entries(object).flatMap(([field, before]): [string, unknown][] => {
    const after = fill(field);
    return after === undefined || after === before ? [] : [[field, after]];
  });
  // Object.fromEntries defines even '__proto__' as an ordinary field, unlike assignment.
  return changed.length === 0 ? object : Object.fromEntries([...Object.entries(object), ...changed]);
}
