import { kycProviders, verifiedLevels } from '@antescope/sources/services/kyc/chain-kyc';
import { pollKycStatus } from '@antescope/sources/services/kyc/poll-status';
import { hasTier, type KycTier } from '@antescope/sources/services/kyc/tiers';
import { useEffect, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { useRead } from '../../lib/use-read.ts';
import { Card } from '../../ui/card.tsx';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { ConnectFirst } from '../../wallet/session/connect-first.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { ApplicationForm } from './application-form.tsx';
import { LegalDocuments } from './legal-documents.tsx';

const tiers: readonly KycTier[] = [1, 2, 3];

/** Verification of the connected account: its tiers, an application, and its status while it is pending. */
export function KycFlow() {
  const { session } = useWallet();
  if (session === null)
    return (
      <ConnectFirst>
        <TierList />
      </ConnectFirst>
    );
  return <Tiers key={session.actor} actor={session.actor} />;
}

function Tiers({ actor }: { actor: string }) {
  const strings = useStrings('pages/kyc');
  const { wallet } = useWallet();
  const { read: levels } = useRead(actor, () => verifiedLevels(wallet.call, actor));
  const { read: providers } = useRead('providers', () => kycProviders(wallet.call));
  const [applied, setApplied] = useState(0);
  const [tier, setTier] = useState<1 | 2>(1);
  const known = levels.state === 'ready' ? levels.value : [];
  const status = useTierStatus(actor, tier, hasTier(known, tier), levels.state !== 'loading', applied);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 md:grid-cols-3">
        {tiers.map((each) => (
          <li key={each}>
            <TierCard
              tier={each}
              verified={hasTier(known, each)}
              status={each === tier ? status : null}
              chosen={each === tier}
              onChoose={each === 3 ? null : () => setTier(each)}
            />
          </li>
        ))}
      </ul>
      {status.error !== null && <p className="text-sm text-muted">{status.error}</p>}
      {status.text !== 'PASSED' && status.text !== 'PENDING' && (
        <ApplicationForm key={tier} actor={actor} tier={tier} onApplied={() => setApplied((now) => now + 1)} />
      )}
      <LegalDocuments actor={actor} />
      {providers.state === 'failed' && (
        <p role="alert" className="text-sm text-negative">
          {messageOf(providers.error)}
        </p>
      )}
      {providers.state === 'ready' && providers.value.length > 0 && (
        <Card title={strings.providers}>
          <ul className="grid gap-2">
            {providers.value.map(({ account, name, description }) => (
              <li key={account} className="wrap-anywhere">
                <bdi className="font-medium">{name}</bdi> <span className="text-muted">{account}</span>
                <p className="text-sm text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** What each tier asks for, before an account is known. */
function TierList() {
  const strings = useStrings('pages/kyc');
  return (
    <ul className="card card-rows">
      {tiers.map((tier) => (
        <li key={tier} className="border-b border-line last:border-b-0 px-5 py-4">
          <h2 className="flex items-center justify-between gap-2 text-lg font-semibold">
            {strings.tier(tier)}
            {tier === 3 && <Chip>{strings.unavailable}</Chip>}
          </h2>
          <p className="text-muted">{strings.tierText[tier]}</p>
        </li>
      ))}
    </ul>
  );
}

interface TierStatus {
  /** null: not known yet, or no application. */
  text: string | null;
  error: string | null;
}

/** Follows the status of a tier while it is PENDING; leaving the page ends it. */
function useTierStatus(actor: string, tier: KycTier, verified: boolean, ready: boolean, applied: number): TierStatus {
  const { base } = useBoot();
  // Another application is followed from its start.
  const key = `${actor} ${tier} ${applied}`;
  const [state, setState] = useState<TierStatus & { key: string }>({ key: '', ...unknown });
  useEffect(() => {
    if (!ready) return undefined;
    const abort = new AbortController();
    const show = (change: Partial<TierStatus>): void => {
      if (abort.signal.aborted) return;
      setState((now) => ({ ...(now.key === key ? now : unknown), ...change, key }));
    };
    const read = async (): Promise<string> => {
      const answer = await relay<{ status: string }>(base, 'kyc/status', { account: actor, tier }, abort.signal);
      const text = answer?.status ?? '';
      show({ text, error: null });
      return text;
    };
    const follow = async (): Promise<void> => {
      try {
        show({ text: await pollKycStatus({ verified, read, signal: abort.signal }), error: null });
      } catch (error) {
        show({ error: messageOf(error) });
      }
    };
    void follow();
    return () => abort.abort();
  }, [base, actor, tier, verified, ready, key]);
  return state.key === key ? state : unknown;
}

const unknown: TierStatus = { text: null, error: null };

interface TierCardProps {
  tier: KycTier;
  verified: boolean;
  status: TierStatus | null;
  chosen: boolean;
  onChoose: (() => void) | null;
}

const toneOf: Record<string, Tone> = { PASSED: 'positive', PENDING: 'warning', FAILED: 'negative' };

function TierCard({ tier, verified, status, chosen, onChoose }: TierCardProps) {
  const strings = useStrings('pages/kyc');
  const text = verified ? 'PASSED' : (status?.text ?? '');
  const word = Object.hasOwn(strings.statuses, text) ? strings.statuses[text as keyof typeof strings.statuses] : text;
  return (
    <div
      className={`card grid h-full content-start gap-2 p-5 ${chosen ? 'border-accent' : ''} ${onChoose === null ? 'opacity-70' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{strings.tier(tier)}</h2>
        <span aria-live="polite">
          {onChoose === null ? (
            <Chip>{strings.unavailable}</Chip>
          ) : (
            word !== '' && (
              <Chip tone={toneOf[text] ?? 'neutral'}>
                <bdi>{word}</bdi>
              </Chip>
            )
          )}
        </span>
      </div>
      <p className="text-sm text-muted">{strings.tierText[tier]}</p>
      {onChoose !== null && (
        <label className="mt-1 inline-flex items-center gap-2">
          <input type="radio" name="tier" className="size-4 accent-accent" checked={chosen} onChange={onChoose} />
          {strings.choose}
        </label>
      )}
    </div>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
