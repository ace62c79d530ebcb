import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { countryOf } from '../../../domain/producer/place.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { type Figure, Figures } from '../../../ui/figures.tsx';
import { KeyLink } from '../../../ui/identifier/key-link.tsx';
import { Failed, Partial } from '../../../ui/outcome-view.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { useMediaPath } from '../../../lib/media/signed-media.ts';
import type { AccountPageData } from '../account-page-data.ts';

type About = NonNullable<AccountPageData['about']>;

/** Producer or dApp profile, or a link to its editor. */
export function About({ about }: { about: About }) {
  const strings = useStrings('pages/account/tabs');
  const { producer = null, dapp = null } = about;
  return (
    <div className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
      {producer !== null && <Producer producer={producer} />}
      {dapp !== null && (
        <section className="flex items-start gap-3">
          <Logo url={dapp.logo} />
          <div>
            <p className="text-sm text-muted">{strings.dapp}</p>
            <h2 className="font-semibold">{dapp.name}</h2>
            {dapp.about !== null && <p className="text-muted">{dapp.about}</p>}
            {dapp.website !== null && <Outside href={dapp.website} />}
          </div>
        </section>
      )}
      {about.profileEditor !== null && <Outside href={about.profileEditor} label={strings.editProfile} />}
    </div>
  );
}

function Producer({ producer }: { producer: NonNullable<About['producer']> }) {
  const strings = useStrings('pages/account/tabs');
  const { locale } = useBoot();
  const { standing } = producer;
  const country = producer.country ?? countryOf(producer.location, locale);
  return (
    <section className="min-w-0 basis-full" aria-label={strings.aboutProducer}>
      <div className="flex items-start gap-3">
        <Logo url={producer.logo} />
        <div className="min-w-0">
          <p className="text-sm text-muted">
            {strings.aboutProducer} · {producer.active ? strings.active : strings.inactive}
            {country !== null && (
              <>
                {' · '}
                <bdi>{country}</bdi>
              </>
            )}
          </p>
          {producer.name !== null && (
            <h2 className="font-semibold">
              <bdi>{producer.name}</bdi>
            </h2>
          )}
          {producer.url !== null && <Outside href={producer.url} />}
        </div>
      </div>
      {standing?.state === 'failed' && <Failed what={strings.whatStanding} meta={standing.meta} stale={false} />}
      {standing?.state === 'data' && standing.meta.failures.length > 0 && <Partial meta={standing.meta} />}
      <div className="mt-3">
        <Figures label={strings.aboutProducer} figures={figuresOf(producer, strings)} />
      </div>
      {producer.signingKey !== '' && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {strings.signingKey} <KeyLink value={producer.signingKey} />
        </p>
      )}
    </section>
  );
}

function figuresOf(
  { standing, unpaidBlocks, lastClaim }: NonNullable<About['producer']>,
  strings: StringFolders['pages/account/tabs'],
): (Figure | null)[] {
  const at = standing?.state === 'data' ? standing.data : null;
  const share = at?.entry.share ?? null;
  return [
    at === null
      ? null
      : {
          label: strings.rank,
          value: (
            <AppLink path="/vote" className="link figure">
              {grouped(at.entry.rank)}
            </AppLink>
          ),
        },
    at?.entry.votes == null
      ? null
      : {
          label: strings.votes,
          value: <Amount value={at.entry.votes} />,
          ...(share === null ? {} : { note: strings.voteShare(share) }),
        },
    at?.entry.dailyPay == null ? null : { label: strings.dailyPay, value: <Amount value={at.entry.dailyPay} /> },
    at?.missed == null ? null : { label: strings.missed, value: <span className="figure">{grouped(at.missed)}</span> },
    { label: strings.unpaidBlocks, value: <span className="figure">{grouped(unpaidBlocks)}</span> },
    lastClaim === null ? null : { label: strings.lastClaim, value: <Moment time={lastClaim} show="relative" /> },
  ];
}

/** User-supplied image, loaded through our media proxy; hidden if it fails to load. */
function Logo({ url }: { url: string | null }) {
  const path = useMediaPath();
  const [broken, setBroken] = useState(false);
  const source = url === null ? null : path(url);
  if (source === null || broken) return null;
  return (
    <img
      src={source}
      alt=""
      width={40}
      height={40}
      className="size-10 shrink-0 rounded-base object-contain"
      onError={() => setBroken(true)}
    />
  );
}

function Outside({ href, label }: { href: string; label?: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow" className="link inline-flex items-center gap-1.5">
      <bdi>{label ?? new URL(href).host}</bdi>
      <ExternalLink size={14} aria-hidden />
    </a>
  );
}
