import { providerById } from '@antescope/wallet/providers/registry';
import { type PermissionChoice, permissionChoices } from '@antescope/wallet/permissions/permission-choices';
import { levelText, type Session } from '@antescope/wallet/session/session';
import type { Draft } from '@antescope/wallet/transact/draft';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { useRead } from '../../lib/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { phraseText } from '../tools/tool-text.ts';
import { useWallet } from '../session/use-wallet.ts';

interface PermissionPickerProps {
  session: Session;
  draft: Draft;
  disabled: boolean;
}

/**
 * The permissions of the account: which of them suffice for the transaction, why, and switching to one that this wallet or
 * another saved session signs with. Open where the signing permission does not suffice.
 */
export function PermissionPicker({ session, draft, disabled }: PermissionPickerProps) {
  const strings = useStrings('wallet').permissions;
  const { wallet } = useWallet();
  const { actor, publicKey } = session;
  const signed = draft.preview?.signed ?? [];
  const { read } = useRead(`${draft.id ?? ''} ${actor} ${publicKey ?? ''}`, () =>
    permissionChoices(actor, signed, publicKey, wallet.previewContext()),
  );
  // Without the permissions, the preview's own check is all there is.
  const choices = read.state === 'ready' ? (read.value ?? []) : [];
  const current = choices.find(({ level }) => level.permission === session.permission);
  if (choices.length === 0) return null;
  return (
    <>
      {current !== undefined && <SigningNote choice={current} />}
      <details className="group" open={current?.suffices === false ? true : undefined}>
        <Disclosure small>
          <span className="text-sm">{strings.title}</span>
        </Disclosure>
        <ul aria-label={strings.title}>
          {choices.map((choice) => (
            <Choice key={choice.level.permission} choice={choice} session={session} disabled={disabled} />
          ))}
        </ul>
      </details>
    </>
  );
}

/** How the key of the session satisfies the permission that signs, where it does not alone. */
function SigningNote({ choice: { signing, level } }: { choice: PermissionChoice }) {
  const strings = useStrings('wallet').permissions;
  if (signing === null || signing === 'alone') return null;
  return (
    <p role="alert" className="border-s-2 border-warning ps-3 text-sm wrap-anywhere">
      {strings.signing[signing](levelText(level))}
    </p>
  );
}

interface ChoiceProps {
  choice: PermissionChoice;
  session: Session;
  disabled: boolean;
}

function Choice({ choice, session, disabled }: ChoiceProps) {
  const strings = useStrings('wallet').permissions;
  const { wallet } = useWallet();
  const { level, suffices, reason } = choice;
  const other = sessionFor(choice, session, wallet.state().users);
  const isCurrent = level.permission === session.permission;
  return (
    <li className="flex min-h-(--row) flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5">
      <bdi className="ident">{level.permission}</bdi>
      <Chip tone={suffices ? 'positive' : 'neutral'}>{suffices ? strings.suffices : strings.insufficient}</Chip>
      {isCurrent && <Chip tone="accent">{strings.current}</Chip>}
      {suffices && !isCurrent && other !== null && (
        <Button className="ms-auto" disabled={disabled} onClick={() => wallet.connected(other)}>
          {strings.use}
        </Button>
      )}
      <span className="w-full text-sm text-muted wrap-anywhere">{phraseText(strings.reasons, reason)}</span>
    </li>
  );
}

/** A session that signs with the permission: a saved one, or this one where its key is all that matters. */
function sessionFor({ level, signing }: PermissionChoice, session: Session, users: readonly Session[]): Session | null {
  const saved = users.find((user) => user.actor === level.actor && user.permission === level.permission);
  if (saved !== undefined) return saved;
  const { keyOnly } = providerById(session.provider) ?? {};
  return keyOnly === true && session.publicKey !== null && signing === 'alone' ? { ...session, ...level } : null;
}
