import type { AirgrabToken } from '@antescope/sources/services/airgrabs/airgrabs';
import { airgrabKey } from '@antescope/wallet/tools/airgrab';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { SignedMedia, useMediaPath } from '../../lib/media/signed-media.ts';
import { Button } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List } from '../../ui/list.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { useActor } from '../../wallet/multisig/use-actor.ts';
import { ClaimForm } from './claim-form.tsx';
import type { AirgrabsPageData } from './load.ts';
import { useHeldKeys } from './use-held-keys.ts';

export const screen = defineScreen({
  strings: 'pages/airgrabs',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  Component: AirgrabsPage,
});

/** Tokens of the chain's list; of a connected account only those that it does not hold. */
function AirgrabsPage({ data }: ScreenProps<AirgrabsPageData>) {
  const strings = useStrings('pages/airgrabs');
  return (
    <SignedMedia value={data.media}>
      <h1 className="text-2xl font-semibold">{strings.title}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.text}</p>
      <OutcomeView outcome={data.tokens} what={strings.what} empty={strings.none}>
        {(tokens) => <Tokens tokens={tokens} />}
      </OutcomeView>
    </SignedMedia>
  );
}

function Tokens({ tokens }: { tokens: AirgrabToken[] }) {
  const strings = useStrings('pages/airgrabs');
  const { actor } = useActor();
  const { read, refresh } = useHeldKeys(actor, tokens);
  const [chosen, setChosen] = useState('');
  const held = read.state === 'ready' ? read.value : new Set<string>();
  const open = tokens.filter((token) => !held.has(airgrabKey(token)));
  return (
    <div className="grid gap-6">
      {read.state === 'failed' && (
        <p role="alert" className="text-sm text-negative">
          {strings.failed}
        </p>
      )}
      {open.length === 0 ? (
        <p className="text-muted">{strings.allHeld}</p>
      ) : (
        <TokenList
          tokens={open}
          // Held tokens are still listed, above others.
          disabled={read.state === 'loading'}
          onChoose={(token) => setChosen(airgrabKey(token))}
        />
      )}
      <ClaimForm key={chosen} tokens={open} chosen={chosen} actor={actor} onSettled={refresh} />
    </div>
  );
}

interface TokenListProps {
  tokens: AirgrabToken[];
  disabled: boolean;
  onChoose: (token: AirgrabToken) => void;
}

function TokenList({ tokens, disabled, onChoose }: TokenListProps) {
  const strings = useStrings('pages/airgrabs');
  return (
    <List
      label={strings.title}
      rows={tokens}
      rowKey={airgrabKey}
      columns={[
        {
          id: 'token',
          head: strings.token,
          cell: (token) => (
            <span className="inline-flex min-w-0 items-center gap-3">
              <Logo url={token.logo} />
              <span className="grid min-w-0">
                <bdi className="font-semibold wrap-anywhere">{token.name}</bdi>
                <span className="text-sm text-muted">
                  {token.code} · <AccountLink name={token.contract} />
                </span>
              </span>
            </span>
          ),
        },
        {
          id: 'method',
          head: strings.action,
          className: 'max-md:hidden',
          cell: ({ method }) => <span className="ident">{method}</span>,
        },
        {
          id: 'website',
          head: strings.website,
          className: 'max-md:hidden',
          cell: ({ website }) =>
            website === null ? null : (
              <a href={website} target="_blank" rel="noreferrer nofollow" className="link inline-flex gap-1">
                <bdi>{hostOf(website)}</bdi> <ExternalLink size={14} aria-hidden className="self-center" />
              </a>
            ),
        },
        {
          id: 'claim',
          head: '',
          align: 'end',
          cell: (token) => (
            <Button aria-label={strings.claimToken(token.code)} disabled={disabled} onClick={() => onChoose(token)}>
              {strings.claim}
            </Button>
          ),
        },
      ]}
    />
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Image of the list, loaded through our media proxy; hidden if it fails to load. */
function Logo({ url }: { url: string | null }) {
  const path = useMediaPath();
  const [broken, setBroken] = useState(false);
  const source = url === null ? null : path(url);
  if (source === null || broken) return null;
  return (
    <img
      src={source}
      alt=""
      width={32}
      height={32}
      className="size-8 shrink-0 rounded-base object-contain"
      onError={() => setBroken(true)}
    />
  );
}
