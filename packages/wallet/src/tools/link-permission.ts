import { isName } from '@antescope/codec/chain/name';
import { defineTool } from './define-tool.ts';
import { accountField, type Field, type FieldOption } from './field.ts';
import type { PermissionFacts } from './own-permissions.ts';
import { feeFaults, feeNotes, permissionAction } from './permission-fees.ts';
import { phrase } from './phrase.ts';

/** An action that a permission may sign; action null: every action of the contract. */
interface PermissionLink {
  contract: string;
  action: string | null;
  permission: string;
}

/** Actions of the system contract that the chain links to no permission. */
const native = new Set(['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'canceldelay']);

function linksOf({ permissions }: PermissionFacts): PermissionLink[] {
  return (permissions ?? []).flatMap(({ name, linked }) =>
    (linked ?? []).map(({ contract, action }) => ({ contract, action, permission: name })),
  );
}

const linkText = ({ contract, action }: Pick<PermissionLink, 'contract' | 'action'>): string =>
  `${contract}::${action ?? '*'}`;

const ownPermission: Field<string, PermissionFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  options: ({ facts }) => (facts.permissions ?? []).map(({ name }) => ({ text: name, label: name })),
  read: (text, { facts }) => {
    const names = (facts.permissions ?? []).map(({ name }) => name);
    const name = names.find((each) => each === text) ?? names[0];
    return name === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: name };
  },
};

/** An action name; '' for all actions of the contract. */
const actionText: Field<string, unknown> = {
  kind: 'text',
  initial: '',
  optional: true,
  read: (text) => ({ ok: true, value: text.trim().toLowerCase() }),
};

/** Lets a permission sign an action, or all actions of a contract. */
export const linkPermission = defineTool<PermissionFacts>()({
  id: 'linkauth',
  gate: () => true,
  fields: { permission: ownPermission, contract: accountField(), action: actionText },
  check: ({ permission, contract, action }, context) => {
    const { chain, facts } = context;
    if (action !== '' && !isName(action)) return [{ field: 'action', fault: phrase('action-invalid') }];
    if (contract === chain.systemAccounts.system && native.has(action))
      return [{ field: 'action', fault: phrase('action-native', action) }];
    const target = linkText({ contract, action: action === '' ? null : action });
    const same = linksOf(facts).some((link) => link.permission === permission && linkText(link) === target);
    return same ? [{ field: 'action', fault: phrase('link-exists') }] : feeFaults(context, 'action', ['linkauth']);
  },
  summary: ({ permission, contract, action }) =>
    phrase('link-permission', linkText({ contract, action: action === '' ? null : action }), permission),
  warnings: ({ contract, action }, context) => {
    const target = linkText({ contract, action: action === '' ? null : action });
    const replaced = linksOf(context.facts).find((link) => linkText(link) === target);
    return [
      ...(action === '' ? [phrase('link-whole', contract)] : []),
      ...(replaced === undefined ? [] : [phrase('link-replaced', replaced.permission)]),
      ...feeNotes(context, ['linkauth']),
    ];
  },
  actions: ({ permission, contract, action }, context) => [
    permissionAction(context, 'linkauth', {
      code: contract,
      type: action,
      requirement: permission,
    }),
  ],
});

const ownLink: Field<PermissionLink, PermissionFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  options: ({ facts }) =>
    linksOf(facts).map((link): FieldOption => ({
      text: linkText(link),
      label: `${linkText(link)} · ${link.permission}`,
    })),
  read: (text, { facts }) => {
    const links = linksOf(facts);
    const link = links.find((each) => linkText(each) === text) ?? links[0];
    return link === undefined ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: link };
  },
};

/** Takes a link back: the action needs the active permission again. */
export const unlinkPermission = defineTool<PermissionFacts>()({
  id: 'unlinkauth',
  gate: () => true,
  fields: { link: ownLink },
  summary: ({ link }) => phrase('unlink-permission', linkText(link), link.permission),
  actions: ({ link }, context) => [
    permissionAction(context, 'unlinkauth', { code: link.contract, type: link.action ?? '' }),
  ],
});
