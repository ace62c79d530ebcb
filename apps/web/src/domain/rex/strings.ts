import { text } from '../../i18n/text.ts';

export const strings = {
  number: text('Loan', 'L_t0', { zh: '贷款', ko: '대출', ar: 'القرض', es: 'Préstamo' }),
  from: text('From', 'cCFA', { zh: '付款方', ko: '빌린 계정', ar: 'من', es: 'De' }),
  receiver: text('Receiver', 'uIZ2', { zh: '接收账户', ko: '받는 계정', ar: 'المستلم', es: 'Receptor' }),
  staked: text('Staked', 'BX_i', { zh: '质押', ko: '스테이크', ar: 'مرهون', es: 'En stake' }),
  balance: text('Fund', 'T-If', { zh: '基金', ko: '펀드', ar: 'الصندوق', es: 'Fondo' }),
  expires: text('Expires', 'ZfGg', { zh: '到期', ko: '만기', ar: 'ينتهي', es: 'Vence' }),
  what: text('the loans', 'BRXU', { zh: '贷款', ko: '대출', ar: 'القروض', es: 'los préstamos' }),
  none: text('No loans currently being processed.', 'O_CJ', {
    zh: '当前没有处理中的贷款。',
    ko: '현재 처리 중인 대출이 없습니다.',
    ar: 'لا قروض قيد المعالجة حاليًا.',
    es: 'No hay préstamos en curso.',
  }),
};

declare global {
  interface StringFolders {
    'domain/rex': typeof strings;
  }
}
