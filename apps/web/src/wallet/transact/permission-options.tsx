import type { PermissionLevel } from '@antescope/codec/chain/transaction';
import { type PermissionChoice, permissionChoices } from '@antescope/wallet/permissions/permission-choices';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { callNode } from '../../lib/call-node.ts';
import { useRead } from '../../lib/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { phraseText } from '../tools/tool-text.ts';

export interface PermissionOptionsProps {
  /** The action that is authorized; its data decoded, or hex. */
  action: { account: string; name: string; data: unknown };
  /** The permission that authorizes it now. */
  level: PermissionLevel;
  onChoose: (level: PermissionLevel) => void;
}

/** Which permissions of the account suffice for the action, and why. */
export function PermissionOptions({ action, level, onChoose }: PermissionOptionsProps) {
  const wallet = useStrings('wallet');
  const strings = wallet.permissions;
  const { list } = useMessages();
  const { base, chain } = useBoot();
  const { account: contract, name, data } = action;
  const { read, refresh } = useRead(JSON.stringify([action, level.actor]), (signal) =>
    permissionChoices(
      level.actor,
      [{ contract, name, receiver: contract, data, inline: false, authorization: [level], carried: [] }],
      null,
      {
        systemAccount: chain.systemAccounts.system,
        call: (path, body) => callNode(base + path, body, signal),
      },
    ),
  );
  // Every account has two.
  if (read.state === 'none' || read.state === 'loading') return <SkeletonRows rows={2} label={list.loading} />;
  const choices = read.state === 'ready' ? read.value : null;
  if (choices === null) {
    return (
      <p role="alert" className="flex flex-wrap items-baseline gap-x-2 text-sm text-negative">
        {strings.unread(level.actor)}
        <button type="button" className="link" onClick={refresh}>
          {wallet.retry}
        </button>
      </p>
    );
  }
  return (
    <ul aria-label={strings.of(level.actor)}>
      {choices.map((choice) => (
        <Option
          key={choice.level.permission}
          choice={choice}
          current={choice.level.permission === level.permission}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface OptionProps {
  choice: PermissionChoice;
  current: boolean;
  onChoose: PermissionOptionsProps['onChoose'];
}

function Option({ choice: { level, suffices, reason, signing }, current, onChoose }: OptionProps) {
  const strings = useStrings('wallet').permissions;
  return (
    <li className="flex min-h-(--row) flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5">
      <bdi className="ident">{level.permission}</bdi>
      <Chip tone={suffices ? 'positive' : 'neutral'}>{suffices ? strings.suffices : strings.insufficient}</Chip>
      {current && <Chip tone="accent">{strings.chosen}</Chip>}
      {suffices && !current && (
        <Button className="ms-auto" onClick={() => onChoose(level)}>
          {strings.choose}
        </Button>
      )}
      <span className="w-full text-sm text-muted wrap-anywhere">
        {phraseText(strings.reasons, reason)}
        {signing === 'never' && ` · ${strings.signing.never(`${level.actor}@${level.permission}`)}`}
      </span>
    </li>
  );
}
