import type { DepositAddress } from '@antescope/sources/services/wrap/wrap';
import { ownershipProof } from '@antescope/wallet/transact/ownership-proof';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { inputClass } from '../../ui/text-input.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { InteractionDialog } from '../../wallet/transact/interaction-dialog.tsx';
import { useEnvelope } from '../../wallet/transact/use-envelope.ts';
import type { BridgeSettings } from './bridge-settings.ts';

/** Asks for an address of another network whose coins arrive here as tokens. */
export function DepositForm({ actor, wrap }: { actor: string; wrap: NonNullable<BridgeSettings['wrap']> }) {
  const strings = useStrings('pages/cross-chain');
  const walletStrings = useStrings('wallet');
  const { base } = useBoot();
  const { sign, interaction } = useEnvelope();
  const [chosen, setChosen] = useState(wrap.coins[0]?.coin ?? '');
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [address, setAddress] = useState<DepositAddress | null>(null);
  const coin = wrap.coins.find((each) => each.coin === chosen) ?? wrap.coins[0];
  if (coin === undefined) return <p className="text-muted">{strings.noCoins}</p>;
  const generate = async (): Promise<void> => {
    setWorking(true);
    setFailure(null);
    try {
      const envelope = await sign((session) => ownershipProof(wrap.account, session, new Date()));
      setAddress(await relay<DepositAddress>(base, 'bridge/address', { envelope, coin: coin.coin, account: actor }));
    } catch (error) {
      setFailure(errorText(error, walletStrings));
    } finally {
      setWorking(false);
    }
  };
  const remove = async (): Promise<void> => {
    if (address === null) return;
    setWorking(true);
    setFailure(null);
    try {
      const envelope = await sign((session) => ownershipProof(wrap.account, session, new Date()));
      await relay(base, 'bridge/delete-address', { envelope, id: address.id });
      setAddress(null);
    } catch (error) {
      setFailure(errorText(error, walletStrings));
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={strings.depositTitle}>
        <label className="block">
          <span className="mb-1 block text-sm text-muted">{strings.coin}</span>
          <select
            className={inputClass}
            value={coin.coin}
            disabled={working}
            onChange={(event) => {
              setChosen(event.target.value);
              setAddress(null);
            }}
          >
            {wrap.coins.map((each) => (
              <option key={each.coin} value={each.coin}>
                {each.coin.toUpperCase()} · {each.network}
              </option>
            ))}
          </select>
        </label>
        <p className="text-sm text-muted">{strings.depositText(coin.network, coin.code, actor)}</p>
        {failure !== null && (
          <p role="alert" className="text-negative wrap-anywhere">
            {failure}
          </p>
        )}
        <Button kind="primary" disabled={working} onClick={() => void generate()}>
          {working ? strings.signing : strings.generate}
        </Button>
        <p className="text-sm text-muted">{strings.proofNote}</p>
      </Card>
      {address !== null && (
        <Card title={strings.depositAddress}>
          <QrCode text={address.address} label={strings.depositAddress} tooLong={address.address} />
          <p className="flex items-center gap-2">
            <bdi dir="ltr" className="min-w-0 font-mono text-sm wrap-anywhere">
              {address.address}
            </bdi>
            <CopyButton value={address.address} />
          </p>
          {address.memo !== null && <p className="text-warning">{strings.depositMemo(address.memo)}</p>}
          <p className="border-s-2 border-warning ps-3 text-sm">
            {strings.depositWarning(coin.coin.toUpperCase(), coin.network)}
          </p>
          <Button disabled={working} onClick={() => void remove()}>
            {strings.deleteAddress}
          </Button>
        </Card>
      )}
      {interaction !== null && <InteractionDialog open={interaction} />}
    </div>
  );
}
