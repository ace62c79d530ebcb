import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Send to several accounts', 'cGKo', {
    zh: '发送到多个账户',
    ko: '여러 계정으로 보내기',
    ar: 'إرسال إلى عدة حسابات',
    es: 'Enviar a varias cuentas',
  }),
  description: text((chain: string) => `Send a token to several accounts on ${chain}`, 'nrNk', {
    zh: (chain) => `在 ${chain} 上向多个账户发送代币`,
    ko: (chain) => `${chain}에서 여러 계정으로 토큰을 보냅니다`,
    ar: (chain) => `أرسل رمزًا إلى عدة حسابات على ${isolated(chain)}`,
    es: (chain) => `Envía un token a varias cuentas en ${chain}`,
  }),
  about: text(
    'One transaction with up to 100 transfers of one token: either all of them are executed or none.',
    'ln6W',
    {
      zh: '一笔交易最多包含同一代币的 100 笔转账：要么全部执行，要么都不执行。',
      ko: '한 토큰을 최대 100건까지 한 트랜잭션으로 전송합니다. 모두 실행되거나 하나도 실행되지 않습니다.',
      ar: 'معاملة واحدة بما يصل إلى 100 تحويل من رمز واحد: تُنفّذ كلها أو لا يُنفّذ شيء منها.',
      es: 'Una transacción con hasta 100 envíos de un token: se ejecutan todos o ninguno.',
    },
  ),
  fields: {
    token: {
      label: text('Token', 'RqJX', { zh: '代币', ko: '토큰', ar: 'الرمز', es: 'Moneda' }),
    },
    lines: {
      label: text('Transfers', 'TUw-', { zh: '转账列表', ko: '전송 목록', ar: 'التحويلات', es: 'Envíos' }),
    },
  },
  acts: {
    'send-many': {
      title: text((total: string, count: string) => `Send ${total} in ${count} transfers`, 'eHNX', {
        zh: (total, count) => `以 ${count} 笔转账发送 ${total}`,
        ko: (total, count) => `${total}을(를) ${count}건으로 보내기`,
        ar: (total, count) => `أرسل ${isolated(total)} في ${isolated(count)} تحويلات`,
        es: (total, count) => `Enviar ${total} en ${count} envíos`,
      }),
      done: text((total: string, count: string) => `Sent ${total} in ${count} transfers`, 'XvBQ', {
        zh: (total, count) => `已以 ${count} 笔转账发送 ${total}`,
        ko: (total, count) => `${total}을(를) ${count}건으로 보냄`,
        ar: (total, count) => `أُرسل ${isolated(total)} في ${isolated(count)} تحويلات`,
        es: (total, count) => `Enviados ${total} en ${count} envíos`,
      }),
    },
    'send-many-suspect': {
      title: text(
        (total: string, count: string, contract: string) => `Send ${total} of ${contract} in ${count} transfers`,
        'CMyV',
        {
          zh: (total, count, contract) => `以 ${count} 笔转账发送 ${contract} 的 ${total}`,
          ko: (total, count, contract) => `${contract}의 ${total}을(를) ${count}건으로 보내기`,
          ar: (total, count, contract) =>
            `أرسل ${isolated(total)} من ${isolated(contract)} في ${isolated(count)} تحويلات`,
          es: (total, count, contract) => `Enviar ${total} de ${contract} en ${count} envíos`,
        },
      ),
      done: text(
        (total: string, count: string, contract: string) => `Sent ${total} of ${contract} in ${count} transfers`,
        'H_OH',
        {
          zh: (total, count, contract) => `已以 ${count} 笔转账发送 ${contract} 的 ${total}`,
          ko: (total, count, contract) => `${contract}의 ${total}을(를) ${count}건으로 보냄`,
          ar: (total, count, contract) =>
            `أُرسل ${isolated(total)} من ${isolated(contract)} في ${isolated(count)} تحويلات`,
          es: (total, count, contract) => `Enviados ${total} de ${contract} en ${count} envíos`,
        },
      ),
    },
  },
  faults: {
    'lines-invalid': text((count: string) => `${count} invalid lines`, 'BaCl', {
      zh: (count) => `${count} 行无效`,
      ko: (count) => `잘못된 줄 ${count}개`,
      ar: (count) => `الأسطر غير الصالحة: ${isolated(count)}`,
      es: (count) => `${count} líneas no válidas`,
    }),
    'lines-missing': text('Enter at least one transfer', 'F1Mw', {
      zh: '请至少输入一笔转账',
      ko: '전송을 한 건 이상 입력하세요',
      ar: 'أدخل تحويلًا واحدًا على الأقل',
      es: 'Escribe al menos un envío',
    }),
    'lines-many': text((most: string) => `At most ${most} transfers fit in one transaction. Split the list.`, '11qH', {
      zh: (most) => `一笔交易最多 ${most} 笔转账，请拆分列表。`,
      ko: (most) => `한 트랜잭션에는 최대 ${most}건만 들어갑니다. 목록을 나누세요.`,
      ar: (most) => `تتسع المعاملة لـ${isolated(most)} تحويل على الأكثر. قسّم القائمة.`,
      es: (most) => `En una transacción caben como máximo ${most} envíos. Divide la lista.`,
    }),
    'total-exceeded': text((held: string) => `The total exceeds the balance of ${held}`, 'Gsa8', {
      zh: (held) => `总额超过余额 ${held}`,
      ko: (held) => `합계가 잔액 ${held}을(를) 넘습니다`,
      ar: (held) => `المجموع أكبر من الرصيد ${isolated(held)}`,
      es: (held) => `El total supera el saldo de ${held}`,
    }),
  },
  notes: {
    'repeated-receivers': text((names: string) => `Listed more than once: ${names}`, 'hCPO', {
      zh: (names) => `重复出现：${names}`,
      ko: (names) => `두 번 이상 나오는 계정: ${names}`,
      ar: (names) => `مذكور أكثر من مرة: ${isolated(names)}`,
      es: (names) => `Aparece más de una vez: ${names}`,
    }),
  },
  again: text('New transfer', 'tsai', { zh: '再次发送', ko: '새 전송', ar: 'إرسال جديد', es: 'Otro envío' }),
};

declare global {
  interface StringFolders {
    'pages/transfer/multi': typeof strings;
  }
}
