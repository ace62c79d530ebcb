import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Batch transfer', 'jmYc', { zh: '批量转账', ko: '일괄 전송', ar: 'تحويل دفعي', es: 'Envío por lotes' }),
  description: text((chain: string) => `Send a token to a list of accounts on ${chain}`, 'K0T0', {
    zh: (chain) => `在 ${chain} 上向一批账户发送代币`,
    ko: (chain) => `${chain}에서 목록의 계정으로 토큰을 보냅니다`,
    ar: (chain) => `أرسل رمزًا إلى قائمة حسابات على ${isolated(chain)}`,
    es: (chain) => `Envía un token a una lista de cuentas en ${chain}`,
  }),
  about: text(
    'A list of any length is sent in transactions of 100 transfers. Each row is paid only once, even if sending is interrupted and resumed.',
    'SSoo',
    {
      zh: '列表长度不限，按每笔交易 100 笔转账发送。每一行只支付一次，即使发送失败后继续也是如此。',
      ko: '목록의 길이에는 제한이 없으며 트랜잭션마다 100건씩 보냅니다. 실패 후 이어서 진행해도 각 줄은 한 번만 지급됩니다.',
      ar: 'تُرسل قائمة بأي طول في معاملات من 100 تحويل. يُدفع كل سطر مرة واحدة فقط، حتى لو فشل الإرسال ثم استُؤنف.',
      es: 'Una lista de cualquier longitud se envía en transacciones de 100 envíos. Cada fila se paga una sola vez, aunque el envío falle y se reanude.',
    },
  ),
  token: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Moneda' }),
  lines: text('Transfers', 'TUw-', { zh: '转账列表', ko: '전송 목록', ar: 'التحويلات', es: 'Envíos' }),
  act: text(
    (total: string, count: string, contract: string) => `Send ${total} of ${contract} in ${count} transfers`,
    'CMyV',
    {
      zh: (total, count, contract) => `以 ${count} 笔转账发送 ${contract} 的 ${total}`,
      ko: (total, count, contract) => `${contract}의 ${total}을(를) ${count}건으로 보내기`,
      ar: (total, count, contract) => `أرسل ${isolated(total)} من ${isolated(contract)} في ${isolated(count)} تحويلات`,
      es: (total, count, contract) => `Enviar ${total} de ${contract} en ${count} envíos`,
    },
  ),
  exceeded: text((held: string) => `The total exceeds the balance of ${held}`, 'Gsa8', {
    zh: (held) => `总额超过余额 ${held}`,
    ko: (held) => `합계가 잔액 ${held}을(를) 넘습니다`,
    ar: (held) => `المجموع أكبر من الرصيد ${isolated(held)}`,
    es: (held) => `El total supera el saldo de ${held}`,
  }),
  repeated: text((names: string) => `Listed more than once: ${names}`, 'hCPO', {
    zh: (names) => `重复出现：${names}`,
    ko: (names) => `두 번 이상 나오는 계정: ${names}`,
    ar: (names) => `مذكور أكثر من مرة: ${isolated(names)}`,
    es: (names) => `Aparece más de una vez: ${names}`,
  }),
};

declare global {
  interface StringFolders {
    'pages/transfer/batch': typeof strings;
  }
}
