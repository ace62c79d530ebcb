import { linkPermission, unlinkPermission } from '@antescope/wallet/tools/link-permission';
import { ToolForm } from '../../wallet/tools/tool-form.tsx';
import { withStrings } from '../../wallet/tools/tool-text.ts';
import { usePermissionStrings } from './use-permission-strings.ts';
import type { OwnPermissions } from './use-permission-facts.ts';

interface LinkFormProps {
  actorPermissions: OwnPermissions;
  /** Permission to start with; '' for the first. */
  permission: string;
}

/** Which permission an action needs. */
export function LinkForm({ actorPermissions: { facts, loading, refresh }, permission }: LinkFormProps) {
  const strings = usePermissionStrings();
  const { acts, faults, notes, linkAgain: again } = strings;
  const fields = {
    permission: { label: strings.permission },
    contract: { label: strings.contract },
    action: { label: strings.action, hint: strings.wholeContract },
  };
  return (
    <ToolForm
      tools={[
        withStrings(linkPermission, { fields, acts, faults, notes, again }, strings.link),
        withStrings(
          unlinkPermission,
          { fields: { link: { label: strings.linked } }, acts, faults, notes, again },
          strings.unlink,
        ),
      ]}
      choice={{ label: strings.act, style: 'radio' }}
      facts={facts}
      loading={loading}
      initial={{ permission }}
      onSettled={refresh}
    />
  );
}
