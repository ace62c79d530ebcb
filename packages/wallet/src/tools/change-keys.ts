import { holdersOf, keyAuthority, readMembers, membersText, textsOf } from './authority-members.ts';
import { defineTool } from './define-tool.ts';
import { keyField, type ToolContext } from './field.ts';
import { type PermissionFacts, permissionOf, signerSatisfies } from './own-permissions.ts';
import { feeFaults, feeNotes, permissionAction } from './permission-fees.ts';
import { phrase } from './phrase.ts';

interface NewKeys {
  /** '' leaves the permission as it is. */
  owner: string;
  active: string;
}

type Changed = keyof NewKeys;

const parents = { owner: '', active: 'owner' } as const;

function changed(keys: NewKeys): Changed[] {
  return (['owner', 'active'] as const).filter((name) => keys[name] !== '');
}

const updates = (names: readonly Changed[]) => names.map(() => 'updateauth' as const);

/** Keys and accounts that control a permission at present. */
function presentHolders({ facts }: ToolContext<PermissionFacts>, name: Changed): string[] {
  const view = permissionOf(facts, name);
  const read = view === null ? null : readMembers(membersText(textsOf(view.authority)));
  return read?.ok === true ? [...holdersOf(read.members)] : [];
}

function keyFault(name: Changed, key: string, context: ToolContext<PermissionFacts>) {
  const { facts } = context;
  const level = `${facts.actor ?? ''}@${name}`;
  if (!signerSatisfies(facts, name))
    return name === 'owner' ? phrase('owner-required', level) : phrase('active-required', level);
  const holders = presentHolders(context, name);
  return holders.length === 1 && holders[0] === key ? phrase('key-unchanged') : null;
}

/** Replaces the owner or the active permission by a single key; an empty one stays. */
export const changeKeys = defineTool<PermissionFacts>()({
  id: 'changekeys',
  gate: () => true,
  fields: { owner: keyField({ optional: true }), active: keyField({ optional: true }) },
  check: (keys, context) => {
    const names = changed(keys);
    if (names.length === 0) return [{ field: 'active', fault: phrase('keys-missing') }];
    const faults = names.flatMap((field) => {
      const fault = keyFault(field, keys[field], context);
      return fault === null ? [] : [{ field, fault }];
    });
    return faults.length > 0 ? faults : feeFaults(context, names[0] ?? 'active', updates(names));
  },
  summary: (keys, { facts }) => {
    const names = changed(keys);
    return names.length === 2 ? phrase('change-both', facts.actor ?? '') : phrase('change-key', names[0] ?? '');
  },
  warnings: (keys, context) => [
    ...changed(keys).flatMap((name) => {
      const lost = presentHolders(context, name).filter((holder) => holder !== keys[name]);
      return [
        ...(name === 'owner' ? [phrase('owner-changes')] : []),
        ...(lost.length === 0 ? [] : [phrase('holders-lost', name, lost.join(', '))]),
      ];
    }),
    ...feeNotes(context, updates(changed(keys))),
  ],
  actions: (keys, context) =>
    changed(keys).map((permission) =>
      permissionAction(context, 'updateauth', {
        permission,
        parent: parents[permission],
        auth: keyAuthority(keys[permission]),
      }),
    ),
});
