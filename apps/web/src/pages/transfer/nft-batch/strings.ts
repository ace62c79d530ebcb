import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Batch transfer of NFTs', 'ggl-', {
    zh: '批量发送 NFT',
    ko: 'NFT 일괄 전송',
    ar: 'إرسال دفعي لرموز NFT',
    es: 'Envío de NFT por lotes',
  }),
  description: text((chain: string) => `Send NFTs to a list of accounts on ${chain}`, 'EQ7n', {
    zh: (chain) => `在 ${chain} 上向一批账户发送 NFT`,
    ko: (chain) => `${chain}에서 목록의 계정으로 NFT를 보냅니다`,
    ar: (chain) => `أرسل رموز NFT إلى قائمة حسابات على ${isolated(chain)}`,
    es: (chain) => `Envía NFT a una lista de cuentas en ${chain}`,
  }),
  about: text(
    'A list of any length is sent in transactions of 100 transfers. Each NFT is sent only once, even if sending is interrupted and resumed.',
    'aRp_',
    {
      zh: '列表长度不限，按每笔交易 100 笔转账发送。每个 NFT 只发送一次，即使发送失败后继续也是如此。',
      ko: '목록의 길이에는 제한이 없으며 트랜잭션마다 100건씩 보냅니다. 실패 후 이어서 진행해도 각 NFT는 한 번만 전송됩니다.',
      ar: 'تُرسل قائمة بأي طول في معاملات من 100 تحويل. يُرسل كل NFT مرة واحدة فقط، حتى لو فشل الإرسال ثم استُؤنف.',
      es: 'Una lista de cualquier longitud se envía en transacciones de 100 envíos. Cada NFT se envía una sola vez, aunque el envío falle y se reanude.',
    },
  ),
  format: text('One NFT per line: account, ID, memo', 'VjAR', {
    zh: '每行一个 NFT：账户,ID,备注',
    ko: '한 줄에 NFT 하나: 계정, ID, 메모',
    ar: 'رمز NFT في كل سطر: الحساب، المعرّف، المذكرة',
    es: 'Un NFT por línea: cuenta, ID, memo',
  }),
  lines: text('NFTs', 'QYEJ', { zh: 'NFT 列表', ko: 'NFT 목록', ar: 'قائمة NFT', es: 'Lista de NFT' }),
  act: text((count: string) => (count === '1' ? 'Send 1 NFT' : `Send ${count} NFTs`), 'j7wH', {
    zh: (count) => `发送 ${count} 个 NFT`,
    ko: (count) => `NFT ${count}개 보내기`,
    ar: (count) => `أرسل ${isolated(count)} من رموز NFT`,
    es: (count) => `Enviar ${count} NFT`,
  }),
  total: text((count: string) => `${count} NFTs in total`, 'ck3H', {
    zh: (count) => `共 ${count} 个 NFT`,
    ko: (count) => `NFT 총 ${count}개`,
    ar: (count) => `المجموع ${isolated(count)} من رموز NFT`,
    es: (count) => `${count} NFT en total`,
  }),
  backed: text(
    (name: string, backed: string) => `${name} is backed by ${backed}, which belongs to the new owner with it.`,
    'o2BJ',
    {
      zh: (name, backed) => `${name} 由 ${backed} 支持，这些代币将随之归新所有者。`,
      ko: (name, backed) => `${name}은(는) ${backed}(으)로 뒷받침되며, 이는 새 소유자에게 함께 넘어갑니다.`,
      ar: (name, backed) => `${isolated(name)} مدعوم بـ ${isolated(backed)} التي تنتقل معه إلى المالك الجديد.`,
      es: (name, backed) => `${name} está respaldado por ${backed}, que pasa con él al nuevo propietario.`,
    },
  ),
  lineFaults: {
    'asset-missing': text('this account does not hold the NFT', 'SP-D', {
      zh: '该账户不持有此 NFT',
      ko: '이 계정은 해당 NFT를 보유하지 않습니다',
      ar: 'لا يملك هذا الحساب هذا الـ NFT',
      es: 'esta cuenta no tiene el NFT',
    }),
    'asset-ambiguous': text('several NFTs have this ID: write contract:ID', 'O9FK', {
      zh: '多个 NFT 使用此 ID：请写成 合约:ID',
      ko: '같은 ID의 NFT가 여럿입니다: 컨트랙트:ID로 쓰세요',
      ar: 'عدة رموز NFT لها هذا المعرّف: اكتب العقد:المعرّف',
      es: 'varios NFT tienen este ID: escribe contrato:ID',
    }),
    'asset-twice': text('the NFT is in an earlier line', 'lnbK', {
      zh: '该 NFT 已在前面的行中',
      ko: '앞 줄에 이미 있는 NFT입니다',
      ar: 'الـ NFT مذكور في سطر سابق',
      es: 'el NFT está en una línea anterior',
    }),
    'line-columns': text('account, ID and memo expected', '_vas', {
      zh: '应为账户、ID 和备注',
      ko: '계정, ID, 메모가 필요합니다',
      ar: 'المطلوب: الحساب والمعرّف والمذكرة',
      es: 'se esperan cuenta, ID y memo',
    }),
  },
};

declare global {
  interface StringFolders {
    'pages/transfer/nft-batch': typeof strings;
  }
}
