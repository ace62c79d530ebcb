import type { Action } from '@antescope/codec/chain/transaction';
import type { PastedTransaction } from '@antescope/wallet/pasted/pasted-transaction';
import { levelText, type Session } from '@antescope/wallet/session/session';

type WarningTexts = StringFolders['pages/sign-transaction']['warnings'];

/** What the signed transaction lacks of the pasted one, and permissions that the session does not sign for. */
export function reviewWarnings(
  { header, contextFreeActions, extensions, hasContextFreeData }: PastedTransaction,
  actions: readonly Action[],
  session: Session | null,
  texts: WarningTexts,
): string[] {
  const levels = new Set(actions.flatMap(({ authorization }) => authorization.map(levelText)));
  if (session !== null) levels.delete(levelText(session));
  return [
    ...(levels.size > 0 ? [texts.others([...levels].join(', '))] : []),
    ...(contextFreeActions.length > 0 || hasContextFreeData ? [texts.contextFree] : []),
    ...(extensions.length > 0 ? [texts.extensions] : []),
    ...(header.delay_sec > 0 ? [texts.delay(String(header.delay_sec))] : []),
    ...(header.max_net_usage_words > 0 || header.max_cpu_usage_ms > 0 ? [texts.limits] : []),
  ];
}
