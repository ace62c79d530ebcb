import { changeKeys } from '@antescope/wallet/tools/change-keys';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { usePermissionStrings } from './use-permission-strings.ts';
import type { OwnPermissions } from './use-permission-facts.ts';

/** One key for the owner, the active permission, or both. */
export function KeysForm({ actorPermissions: { facts, loading, refresh } }: { actorPermissions: OwnPermissions }) {
  const strings = usePermissionStrings();
  const { acts, faults, notes } = strings;
  const fields = {
    owner: { label: strings.owner, hint: strings.unchanged },
    active: { label: strings.active, hint: strings.unchanged },
  };
  return (
    <ToolForm
      tools={[withStrings(changeKeys, { fields, acts, faults, notes, again: strings.keysAgain })]}
      facts={facts}
      loading={loading}
      onSettled={refresh}
    />
  );
}
