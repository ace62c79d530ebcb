import { membersText, textsOf } from '@antescope/wallet/tools/authority-members';
import type { PermissionFacts } from '@antescope/wallet/tools/own-permissions';
import { deletePermission, updatePermission } from '@antescope/wallet/tools/permission';
import { useStrings } from '../../i18n/strings.ts';
import type { OwnInputs } from '../../wallet/tools/tool-fields.tsx';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { MembersInput } from '../../wallet/tools/inputs/members-input.tsx';
import { ParentInput, PermissionInput } from './permission-input.tsx';
import { usePermissionStrings } from './use-permission-strings.ts';
import type { OwnPermissions } from './use-permission-facts.ts';

interface AuthorityFormProps {
  actorPermissions: OwnPermissions;
  /** Permission to start with; '' for a new one. */
  permission: string;
}

/** Texts of the form for a permission as it is now; null if the account does not have it. */
function presentTexts({ permissions }: PermissionFacts, permission: string): Record<string, string> | null {
  const view = permissions?.find(({ name }) => name === permission);
  if (view === undefined) return null;
  const { authority, parent } = view;
  const { threshold } = authority;
  return {
    permission,
    parent: parent ?? '',
    threshold: String(threshold),
    members: membersText(textsOf(authority)),
  };
}

/** Creates, changes and deletes permissions with any keys, accounts and delays. */
export function AuthorityForm({ actorPermissions: { facts, loading, refresh }, permission }: AuthorityFormProps) {
  const strings = usePermissionStrings();
  const { acts, notes, advancedAgain: again } = strings;
  const faults = { ...strings.faults, ...useStrings('wallet/tools').authority.faults };
  const names = (facts.permissions ?? []).map(({ name }) => name);
  const inputs: OwnInputs = {
    permission: (props, form) => (
      <PermissionInput
        {...props}
        names={names}
        loading={loading}
        onChoose={(name) => {
          const texts = presentTexts(facts, name) ?? { ...updatePermission.initial };
          for (const [field, text] of Object.entries(texts)) form.set(field, text);
        }}
      />
    ),
    parent: (props, form) => (
      <ParentInput {...props} names={names} fixed={names.includes(form.input['permission']?.trim() ?? '')} />
    ),
    members: (props) => <MembersInput {...props} />,
  };
  const change = {
    fields: {
      permission: { label: strings.permission },
      parent: { label: strings.parent },
      threshold: { label: strings.threshold, hint: strings.thresholdHint },
      members: { label: strings.members },
    },
    acts,
    faults,
    notes,
    again,
  };
  return (
    <ToolForm
      tools={[
        withStrings(updatePermission, change, strings.change),
        withStrings(
          deletePermission,
          { fields: { target: { label: strings.permission } }, acts, faults, notes, again },
          strings.delete,
        ),
      ]}
      choice={{ label: strings.act, style: 'radio' }}
      facts={facts}
      loading={loading}
      initial={presentTexts(facts, permission) ?? { permission }}
      inputs={inputs}
      onSettled={refresh}
    />
  );
}
