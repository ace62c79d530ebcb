import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Send NFTs', '0Py4', { zh: '发送 NFT', ko: 'NFT 보내기', ar: 'إرسال NFT', es: 'Enviar NFT' }),
  description: text((chain: string) => `Send NFTs of your account on ${chain}`, 'TbJX', {
    zh: (chain) => `发送您在 ${chain} 上的 NFT`,
    ko: (chain) => `${chain}에서 내 계정의 NFT를 보냅니다`,
    ar: (chain) => `أرسل رموز NFT من حسابك على ${isolated(chain)}`,
    es: (chain) => `Envía NFT de tu cuenta en ${chain}`,
  }),
  none: text('This account holds no NFTs.', 'cdr7', {
    zh: '此账户没有 NFT。',
    ko: '이 계정에는 NFT가 없습니다.',
    ar: 'لا يملك هذا الحساب رموز NFT.',
    es: 'Esta cuenta no tiene NFT.',
  }),
  notConnected: text('Connect a wallet to choose from its NFTs.', 'xMII', {
    zh: '请连接钱包以选择其中的 NFT。',
    ko: '지갑을 연결하여 보유한 NFT 중에서 선택하세요.',
    ar: 'اتصل بمحفظة لتختار من رموز NFT فيها.',
    es: 'Conecta una cartera para elegir entre sus NFT.',
  }),
  filter: text('Filter by name, collection or ID', 'qRcv', {
    zh: '按名称、合集或 ID 筛选',
    ko: '이름, 컬렉션 또는 ID로 거르기',
    ar: 'رشّح بالاسم أو المجموعة أو المعرّف',
    es: 'Filtrar por nombre, colección o ID',
  }),
  noMatch: text('No NFT matches.', 'wPBO', {
    zh: '没有匹配的 NFT。',
    ko: '일치하는 NFT가 없습니다.',
    ar: 'لا نتائج مطابقة.',
    es: 'Ningún NFT coincide.',
  }),
  more: text((count: string) => `Show more (${count})`, 'wdq2', {
    zh: (count) => `显示更多（${count}）`,
    ko: (count) => `더 보기 (${count})`,
    ar: (count) => `عرض المزيد (${isolated(count)})`,
    es: (count) => `Mostrar más (${count})`,
  }),
  chosen: text((count: number) => (count === 1 ? '1 NFT selected' : `${count} NFTs selected`), 'jjbJ', {
    zh: (count) => `已选择 ${count} 个 NFT`,
    ko: (count) => `NFT ${count}개 선택됨`,
    ar: (count) => `المحدد: ${isolated(String(count))}`,
    es: (count) => (count === 1 ? '1 NFT seleccionado' : `${count} NFT seleccionados`),
  }),
  again: text('New transfer', 'tsai', { zh: '再次发送', ko: '새 전송', ar: 'إرسال جديد', es: 'Otro envío' }),
  fields: {
    assets: {
      label: text('NFTs', 'QYEJ', { zh: 'NFT', ko: 'NFT', ar: 'رموز NFT', es: 'NFT' }),
    },
    to: {
      label: text('To', 'syFK', { zh: '接收方', ko: '받는 계정', ar: 'إلى', es: 'Para' }),
    },
    memo: {
      label: text('Memo', '9yCl', { zh: '备注', ko: '메모', ar: 'مذكرة', es: 'Memo' }),
      hint: text('Public, at most 256 bytes', '4M3E', {
        zh: '公开，最多 256 字节',
        ko: '공개, 최대 256바이트',
        ar: 'علنية، 256 بايت على الأكثر',
        es: 'Público, 256 bytes como máximo',
      }),
    },
  },
  acts: {
    'send-nft': {
      title: text((name: string, id: string, to: string) => `Send ${name} (${id}) to ${to}`, '62FS', {
        zh: (name, id, to) => `将 ${name}（${id}）发送给 ${to}`,
        ko: (name, id, to) => `${name} (${id})을 ${to}에게 보내기`,
        ar: (name, id, to) => `أرسل ${isolated(name)} (${isolated(id)}) إلى ${isolated(to)}`,
        es: (name, id, to) => `Enviar ${name} (${id}) a ${to}`,
      }),
      done: text((name: string, id: string, to: string) => `Sent ${name} (${id}) to ${to}`, 'lBEb', {
        zh: (name, id, to) => `已将 ${name}（${id}）发送给 ${to}`,
        ko: (name, id, to) => `${name} (${id})을 ${to}에게 보냄`,
        ar: (name, id, to) => `أُرسل ${isolated(name)} (${isolated(id)}) إلى ${isolated(to)}`,
        es: (name, id, to) => `Enviado ${name} (${id}) a ${to}`,
      }),
    },
    'send-nfts': {
      title: text((count: string, to: string) => `Send ${count} NFTs to ${to}`, 'Ar27', {
        zh: (count, to) => `将 ${count} 个 NFT 发送给 ${to}`,
        ko: (count, to) => `NFT ${count}개를 ${to}에게 보내기`,
        ar: (count, to) => `أرسل ${isolated(count)} من رموز NFT إلى ${isolated(to)}`,
        es: (count, to) => `Enviar ${count} NFT a ${to}`,
      }),
      done: text((count: string, to: string) => `Sent ${count} NFTs to ${to}`, 'DWCR', {
        zh: (count, to) => `已将 ${count} 个 NFT 发送给 ${to}`,
        ko: (count, to) => `NFT ${count}개를 ${to}에게 보냄`,
        ar: (count, to) => `أُرسل ${isolated(count)} من رموز NFT إلى ${isolated(to)}`,
        es: (count, to) => `Enviados ${count} NFT a ${to}`,
      }),
    },
  },
  faults: {
    'nfts-missing': text('Select at least one NFT', 'ydSG', {
      zh: '请至少选择一个 NFT',
      ko: 'NFT를 하나 이상 선택하세요',
      ar: 'حدد رمزًا واحدًا على الأقل',
      es: 'Selecciona al menos un NFT',
    }),
    'nfts-many': text((most: string) => `Select at most ${most} NFTs`, 'riPZ', {
      zh: (most) => `最多选择 ${most} 个 NFT`,
      ko: (most) => `NFT는 최대 ${most}개까지 선택하세요`,
      ar: (most) => `حدد ${isolated(most)} على الأكثر`,
      es: (most) => `Selecciona ${most} NFT como máximo`,
    }),
    'nft-to-self': text('Enter another account than your own', 'W5QE', {
      zh: '请输入您自己以外的账户',
      ko: '자신이 아닌 계정을 입력하세요',
      ar: 'أدخل حسابًا غير حسابك',
      es: 'Escribe una cuenta distinta de la tuya',
    }),
  },
  notes: {
    'nft-backed': text(
      (name: string, backed: string) => `${name} is backed by ${backed}, which belongs to the new owner with it.`,
      'o2BJ',
      {
        zh: (name, backed) => `${name} 由 ${backed} 支持，将随之归新所有者。`,
        ko: (name, backed) => `${name}을 뒷받침하는 ${backed}도 새 소유자의 것이 됩니다.`,
        ar: (name, backed) => `يسند ${isolated(name)} مبلغ ${isolated(backed)} وينتقل معه إلى المالك الجديد.`,
        es: (name, backed) => `${name} está respaldado por ${backed}, que pasa con él al nuevo dueño.`,
      },
    ),
  },
};

declare global {
  interface StringFolders {
    'pages/transfer/nft': typeof strings;
  }
}
