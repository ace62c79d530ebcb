import { isName } from '@antescope/codec/chain/name';
import {
  type Authority,
  holdersOf,
  type Members,
  membersText,
  readMembers,
  textsOf,
  weightOf,
} from './authority-members.ts';
import { defineTool } from './define-tool.ts';
import { type Field, integerField, type ToolContext } from './field.ts';
import { type PermissionFacts, permissionOf, signerSatisfies } from './own-permissions.ts';
import { feeFaults, feeNotes, permissionAction } from './permission-fees.ts';
import { phrase } from './phrase.ts';

type Context = ToolContext<PermissionFacts>;

/** A text in lower case, checked with the facts. */
const nameText: Field<string, PermissionFacts> = {
  kind: 'text',
  initial: '',
  optional: false,
  read: (text) => ({ ok: true, value: text.trim().toLowerCase() }),
};

/** Members as `membersText` writes them. */
const membersField: Field<string, PermissionFacts> = {
  kind: 'text',
  initial: '',
  optional: false,
  read: (text) => ({ ok: true, value: text }),
};

interface PermissionValues {
  permission: string;
  parent: string;
  threshold: bigint;
  members: string;
}

const isNewName = (name: string): boolean => isName(name) && !name.startsWith('eosio.');

/** Parent of the permission: the present one where it exists. */
function parentOf({ facts }: Context, { permission, parent }: PermissionValues): string {
  const present = permissionOf(facts, permission);
  return present === null ? parent : (present.parent ?? '');
}

function checkName(context: Context, values: PermissionValues) {
  const { facts } = context;
  const { permission, parent } = values;
  if (!isNewName(permission)) return [{ field: 'permission', fault: phrase('permission-invalid') }] as const;
  const exists = permissionOf(facts, permission) !== null;
  if (!exists && facts.permissions !== null && permissionOf(facts, parent) === null)
    return [{ field: 'parent', fault: phrase('parent-missing') }] as const;
  const required = exists ? permission : parent;
  if (signerSatisfies(facts, required)) return [];
  return [{ field: 'permission', fault: phrase('signer-too-low', `${facts.actor ?? ''}@${required}`) }] as const;
}

function checkMembers({ facts }: Context, { permission, threshold, members: text }: PermissionValues) {
  const read = readMembers(text);
  if (!read.ok) return [{ field: 'members', fault: read.fault }] as const;
  const { members } = read;
  const holders = holdersOf(members);
  if (holders.size === 0) return [{ field: 'members', fault: phrase('members-missing') }] as const;
  const self = `${facts.actor ?? ''}@${permission}`;
  // A permission that needs itself can never be satisfied through that member.
  if (holders.has(self)) return [{ field: 'members', fault: phrase('member-self', self) }] as const;
  const total = weightOf(members, true);
  if (BigInt(total) < threshold)
    return [{ field: 'threshold', fault: phrase('threshold-unreachable', String(total)) }] as const;
  const present = permissionOf(facts, permission);
  const unchanged =
    present !== null &&
    BigInt(present.authority.threshold) === threshold &&
    JSON.stringify(members) === JSON.stringify(presentMembers(facts, permission));
  return unchanged ? ([{ field: 'members', fault: phrase('permission-unchanged') }] as const) : [];
}

function presentMembers(facts: PermissionFacts, permission: string): Members | null {
  const present = permissionOf(facts, permission);
  const read = present === null ? null : readMembers(membersText(textsOf(present.authority)));
  return read?.ok === true ? read.members : null;
}

function authorityOf({ threshold, members }: PermissionValues): Authority {
  const read = readMembers(members);
  return { threshold: Number(threshold), ...(read.ok ? read.members : { keys: [], accounts: [], waits: [] }) };
}

/** Creates or replaces a permission with any authority. */
export const updatePermission = defineTool<PermissionFacts>()({
  id: 'updateauth',
  gate: () => true,
  fields: {
    permission: nameText,
    parent: { ...nameText, initial: 'active' },
    threshold: integerField<PermissionFacts>({ most: 0xffff_ffffn, initial: '1' }),
    members: membersField,
  },
  check: (values, context) => {
    const faults = [...checkName(context, values), ...checkMembers(context, values)];
    return faults.length > 0 ? faults : feeFaults(context, 'permission', ['updateauth']);
  },
  summary: (values, context) =>
    permissionOf(context.facts, values.permission) === null
      ? phrase('create-permission', values.permission, parentOf(context, values))
      : phrase('change-permission', values.permission),
  warnings: (values, context) => {
    const authority = authorityOf(values);
    const before = presentMembers(context.facts, values.permission);
    const after = holdersOf(authority);
    const handed = before !== null && [...holdersOf(before)].every((holder) => !after.has(holder));
    const vital = values.permission === 'owner' || values.permission === 'active';
    return [
      ...(values.permission === 'owner' ? [phrase('owner-changes')] : []),
      ...(handed && vital ? [phrase('handed-over', values.permission)] : []),
      ...(weightOf(authority, false) < authority.threshold ? [phrase('delay-needed')] : []),
      ...feeNotes(context, ['updateauth']),
    ];
  },
  actions: (values, context) => [
    permissionAction(context, 'updateauth', {
      permission: values.permission,
      parent: parentOf(context, values),
      auth: authorityOf(values),
    }),
  ],
});

const vital = new Set(['owner', 'active']);

/** A permission that can be deleted. */
const ownPermission: Field<string, PermissionFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  options: ({ facts }) =>
    (facts.permissions ?? []).filter(({ name }) => !vital.has(name)).map(({ name }) => ({ text: name, label: name })),
  read: (text, { facts }) => {
    const names = (facts.permissions ?? []).map(({ name }) => name).filter((name) => !vital.has(name));
    const name = names.find((each) => each === text) ?? names[0];
    return name === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: name };
  },
};

/** Deletes a permission and its links, which the chain would not delete it with. */
export const deletePermission = defineTool<PermissionFacts>()({
  id: 'deleteauth',
  gate: () => true,
  fields: { target: ownPermission },
  check: ({ target: permission }, context) => {
    const { facts } = context;
    const children = (facts.permissions ?? []).filter(({ parent }) => parent === permission).map(({ name }) => name);
    if (children.length > 0)
      return [{ field: 'target', fault: phrase('permission-has-children', children.join(', ')) }];
    if (signerSatisfies(facts, permission)) return feeFaults(context, 'target', ['deleteauth']);
    return [{ field: 'target', fault: phrase('signer-too-low', `${facts.actor ?? ''}@${permission}`) }];
  },
  summary: ({ target: permission }) => phrase('delete-permission', permission),
  warnings: ({ target: permission }, context) => {
    const links = permissionOf(context.facts, permission)?.linked ?? [];
    const names = links.map(({ contract, action }) => `${contract}::${action ?? '*'}`);
    return [
      ...(links.length === 0 ? [] : [phrase('links-deleted', names.join(', '))]),
      ...feeNotes(context, ['deleteauth']),
    ];
  },
  actions: ({ target: permission }, context) => [
    ...(permissionOf(context.facts, permission)?.linked ?? []).map(({ contract, action }) =>
      permissionAction(context, 'unlinkauth', { code: contract, type: action ?? '' }),
    ),
    permissionAction(context, 'deleteauth', { permission }),
  ],
});
