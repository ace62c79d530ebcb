import { holdersOf, membersText, readMembers, textsOf, weightOf } from './authority-members.ts';
import { defineTool } from './define-tool.ts';
import { accountField, type Field, integerField, type ToolContext } from './field.ts';
import { type PermissionFacts, permissionOf, signerSatisfies } from './own-permissions.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';
import type { ToolChain } from './tool-chain.ts';

type Context = ToolContext<PermissionFacts>;

// Whether delayed transactions of FIO can be canceled is not documented.
const gate = ({ features }: ToolChain): boolean => !features.handles;

type Vital = 'active' | 'owner';

const parents = { owner: '', active: 'owner' } as const;

const vitalField: Field<Vital, PermissionFacts> = {
  kind: 'choice',
  initial: 'active',
  optional: false,
  options: () => (['active', 'owner'] as const).map((name) => ({ text: name, label: name })),
  read: (text) => ({ ok: true, value: text === 'owner' ? 'owner' : 'active' }),
};

function membersOf({ facts }: Context, name: Vital) {
  const view = permissionOf(facts, name);
  const read = view === null ? null : readMembers(membersText(textsOf(view.authority)));
  return view === null || read?.ok !== true ? null : { threshold: view.authority.threshold, ...read.members };
}

/** Lets another account of the person, whose keys are kept apart, control a permission alone. */
export const moveToSafe = defineTool<PermissionFacts>()({
  id: 'movetosafe',
  gate,
  fields: { permission: vitalField, safe: accountField() },
  check: ({ permission, safe }, context) => {
    const { facts } = context;
    if (safe === facts.actor) return [{ field: 'safe', fault: phrase('safe-self') }];
    if (!signerSatisfies(facts, permission))
      return [{ field: 'permission', fault: phrase('signer-too-low', `${facts.actor ?? ''}@${permission}`) }];
    const present = membersOf(context, permission);
    const holders = present === null ? null : holdersOf(present);
    return holders?.size === 1 && holders.has(`${safe}@active`)
      ? [{ field: 'safe', fault: phrase('safe-already') }]
      : [];
  },
  summary: ({ permission, safe }) => phrase('move-to-safe', permission, safe),
  warnings: ({ permission, safe }) => [
    phrase('safe-controls', `${safe}@active`, permission),
    ...(permission === 'owner' ? [phrase('owner-changes')] : []),
  ],
  actions: ({ permission, safe }, { chain, level }) => [
    systemAction(chain, level, 'updateauth', {
      account: level.actor,
      permission,
      parent: parents[permission],
      auth: {
        threshold: 1,
        keys: [],
        accounts: [{ permission: { actor: safe, permission: 'active' }, weight: 1 }],
        waits: [],
      },
    }),
  ],
});

const mostWeight = 0xffff;

/**
 * The active authority with a delay that no combination of its members avoids: the delay weighs as much as all of them
 * together, and the threshold rises by that. null: not known, or too heavy.
 */
function delayed(context: Context, seconds: number) {
  const present = membersOf(context, 'active');
  if (present === null) return null;
  const weight = weightOf(present, false);
  if (weight > mostWeight || present.waits.length > 0) return null;
  const { keys, accounts, threshold } = present;
  return { threshold: threshold + weight, keys, accounts, waits: [{ wait_sec: seconds, weight }] };
}

/** Delays every transaction of the active permission, so that owner can cancel what a thief signs. */
export const addDelay = defineTool<PermissionFacts>()({
  id: 'adddelay',
  gate,
  fields: { hours: integerField<PermissionFacts>({ most: 1080n, initial: '24' }) },
  check: ({ hours }, context) => {
    const { facts } = context;
    if (!signerSatisfies(facts, 'active'))
      return [{ field: 'hours', fault: phrase('signer-too-low', `${facts.actor ?? ''}@active`) }];
    const waits = membersOf(context, 'active')?.waits ?? [];
    if (waits.length > 0) return [{ field: 'hours', fault: phrase('delay-present') }];
    return delayed(context, Number(hours) * 3600) === null
      ? [{ field: 'hours', fault: phrase('permissions-unknown') }]
      : [];
  },
  summary: ({ hours }) => phrase('add-delay', hours.toString()),
  warnings: () => [phrase('delay-risk')],
  actions: ({ hours }, context) => {
    const auth = delayed(context, Number(hours) * 3600);
    if (auth === null) return [];
    const { chain, level } = context;
    return [
      systemAction(chain, level, 'updateauth', { account: level.actor, permission: 'active', parent: 'owner', auth }),
    ];
  },
});
