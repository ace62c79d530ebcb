import type { ProducerEntry } from '@antescope/sources/producer/producer-list';
import { ExternalLink } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useMediaPath } from '../../lib/media/signed-media.ts';
import { producerStatus } from '../../domain/producer/producer-status.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { countryOf, siteHost } from '../../domain/producer/place.ts';
import { StatusMark } from './status-mark.tsx';

interface ProducerNameProps {
  entry: ProducerEntry;
  headProducer: string | null;
  missed: number | null;
}

/** Logo, account and published name; on narrow screens also what the hidden columns show. */
export function ProducerName({ entry, headProducer, missed }: ProducerNameProps) {
  const strings = useStrings('pages/vote');
  const { owner, rank, about, votes, dailyPay, location } = entry;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {about?.logo != null && <Logo url={about.logo} owner={owner} />}
      <AccountLink name={owner} rowLink bare={about?.logo != null} />
      {about?.name != null && <bdi className="text-sm text-muted max-md:hidden">{about.name}</bdi>}
      <span className="basis-full text-sm sm:hidden">
        <StatusMark status={producerStatus({ name: owner, rank }, headProducer)} />
      </span>
      <span className="flex basis-full flex-wrap gap-x-3 text-xs text-muted lg:hidden">
        {votes !== null && (
          <span className="md:hidden">
            <WholeAmount value={votes} />
          </span>
        )}
        <Country location={location} published={about?.location ?? about?.country ?? null} />
        {dailyPay !== null && (
          <span>
            {strings.pay}: <WholeAmount value={dailyPay} />
          </span>
        )}
        {missed !== null && (
          <span>
            {strings.missed}: <span className="figure">{grouped(missed)}</span>
          </span>
        )}
      </span>
    </span>
  );
}

/** An amount of a list: without decimals from 1,000 on. */
export function WholeAmount({ value }: { value: string }) {
  const [, integer, symbol] = /^(\d{4,})(?:\.\d+)? ([A-Z]+)$/.exec(value) ?? [];
  return <Amount value={integer === undefined ? value : `${integer} ${symbol}`} />;
}

interface VotesProps {
  votes: string | null;
  /** Votes relative to the largest of the list, in thousandths. */
  permille: number;
}

export function Votes({ votes, permille }: VotesProps) {
  if (votes === null) return <span className="text-muted">–</span>;
  return (
    <>
      <WholeAmount value={votes} />
      <svg
        aria-hidden
        viewBox="0 0 1000 3"
        preserveAspectRatio="none"
        className="mt-0.5 block h-[3px] w-full text-accent rtl:-scale-x-100"
      >
        <rect width="1000" height="3" className="fill-raised" />
        <rect width={permille} height="3" fill="currentColor" />
      </svg>
    </>
  );
}

export function Missed({ count }: { count: number | null }) {
  if (count === null) return <span className="text-muted">–</span>;
  return <span className={`figure ${count > 0 ? 'text-warning' : ''}`}>{grouped(count)}</span>;
}

/** Loaded through our server, so that visitors do not contact the producer's site. */
function Logo({ url, owner }: { url: string; owner: string }) {
  const strings = useStrings('pages/vote');
  const source = useMediaPath()(url);
  if (source === null) return null;
  return (
    <img
      src={source}
      alt={strings.logo(owner)}
      width={16}
      height={16}
      loading="lazy"
      className="size-4 self-center rounded-base object-contain"
    />
  );
}

/** The location in the producer's bp.json takes precedence over the number it registered. */
export function Country({ location, published }: { location: number; published: string | null }) {
  const { locale } = useBoot();
  const country = published ?? countryOf(location, locale);
  if (country === null) return <span className="text-muted">–</span>;
  return (
    <bdi title={country} className="line-clamp-2 text-sm leading-4">
      {country}
    </bdi>
  );
}

/** Link to the producer's site, for http(s) addresses only. */
export function Site({ row: { owner, url } }: { row: ProducerEntry }) {
  const strings = useStrings('pages/vote');
  if (siteHost(url) === null) return null;
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank" className="link inline-flex p-1">
      <ExternalLink size={16} aria-hidden />
      <span className="sr-only">{strings.site(owner)}</span>
    </a>
  );
}
