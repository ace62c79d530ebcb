import type { Session } from '@antescope/wallet/session/session';
import { useStrings } from '../../i18n/strings.ts';
import { canSponsor } from './free-count.ts';
import { useFreeCpu } from './use-free-cpu.ts';

/** Turns free CPU on and off, with the transactions left; nothing where it is not offered. */
export function FreeCpuSwitch({ session, disabled = false }: { session: Session; disabled?: boolean }) {
  const strings = useStrings('wallet').freeCpu;
  const { count, cosigner, turnOn, turnOff } = useFreeCpu(session);
  if (count === null) return null;
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-4 accent-(--accent)"
        checked={cosigner !== null}
        disabled={disabled || !canSponsor(count)}
        onChange={(event) => (event.target.checked ? turnOn() : turnOff())}
      />
      <span>{strings.label}</span>
      <span className="text-muted">{strings.left(String(count.left), String(count.limit))}</span>
    </label>
  );
}
