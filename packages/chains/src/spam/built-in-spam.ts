import type { SpamLists } from './spam-lists.ts';

/** Link shorteners, which hide the target. */
const shorteners = [
  '0rz.tw 1url.com 2u.pw 2.gp 3.ly acortar.link adf.ly adfoc.us alturl.com bc.vc bit.do bit.ly bitly.com bitly.ws bl.ink',
  'budurl.com buff.ly chilp.it clck.ru cli.gs clicky.me cur.lv cutt.ly cutt.us db.tt dwz.cn encurtador.com.br ff.im fur.ly',
  'gg.gg go2l.ink goo.gl goo.su han.gl hyperurl.co is.gd ity.im j.mp kutt.it l.ead.me lnk.to lnkd.in lnnk.in mcaf.ee me2.do',
  'migre.me moourl.com n9.cl oe.cd ouo.io ow.ly po.st q.gs qr.ae qr.net rb.gy rebrand.ly rotf.lol s2r.co s.id scrnch.me',
  'short.gy short.io shorte.st shorturl.at shorturl.gg shrtco.de shrtm.nu snip.ly snipurl.com soo.gd su.pr suo.im surl.li',
  't.co t.cn t.ly tiny.cc tiny.pl tinylink.in tinyurl.com tinyurl.is tr.im tweez.me u.nu u.to url.cn url.ie urlz.fr urlr.me',
  'v.gd v.ht vk.cc vzturl.com wp.me x.co x.gd yep.it yourls.org zi.ma zpr.io zws.im',
];

/** Scam words; they count only in a memo with a link. */
const scamWords = [
  'airdrop',
  'air drop',
  'bonus',
  'casino',
  'claim free',
  'claim now',
  'claim reward',
  'claim your',
  'congratulations',
  'double your',
  'doubler',
  'free eos',
  'free nft',
  'free token',
  'free tokens',
  'free wax',
  'get free',
  'giveaway',
  'guaranteed profit',
  'jackpot',
  'limited time',
  'lottery',
  'lucky draw',
  'mystery box',
  'prize',
  'ponzi',
  'referral bonus',
  'reward is waiting',
  'unclaimed',
  'verify your account',
  'verify your wallet',
  'wallet validation',
  'win eos',
  'winner',
  'you have won',
  'you won',
];

const none: SpamLists = { contracts: [], actions: [], senders: [], linkHosts: [], words: [], memoWords: [] };

/** Spam on every chain. */
const everywhere: SpamLists = {
  ...none,
  linkHosts: shorteners.flatMap((line) => line.split(' ')),
  words: scamWords,
};

/** Chain-specific spam by chain key. Operators add entries and exceptions in their own file. */
const byChain: Record<string, Partial<SpamLists>> = {
  eos: {
    // Contracts that flooded accounts with unsolicited actions.
    contracts: ['blocktwitter', 'eidosonecoin', 'pornhashbaby', 'watchdoggiee'],
    actions: ['blocktwitter::tweet', 'eidosonecoin::transfer'],
    senders: ['blocktwitter', 'eidosonecoin'],
    memoWords: ['VOICE'],
  },
  // The devnet's spammers.
  local: {
    contracts: ['spamtokens11'],
    actions: ['spamtokens11::transfer'],
    senders: ['spammer11111'],
  },
};

/** Built-in spam lists of a chain, including the common ones. */
export function builtInSpam(chainKey: string): SpamLists {
  const own = { ...none, ...byChain[chainKey] };
  return {
    contracts: [...everywhere.contracts, ...own.contracts],
    actions: [...everywhere.actions, ...own.actions],
    senders: [...everywhere.senders, ...own.senders],
    linkHosts: [...everywhere.linkHosts, ...own.linkHosts],
    words: [...everywhere.words, ...own.words],
    memoWords: [...everywhere.memoWords, ...own.memoWords],
  };
}
