import { text } from '../../i18n/text.ts';

export const strings = {
  /** `source`: name of the source, with the day of the rate if it has one. */
  rate: text((currency: string, source: string) => `${currency} exchange rate: ${source}`, '59cw', {
    zh: (currency, source) => `${currency} 汇率：${source}`,
    ko: (currency, source) => `${currency} 환율: ${source}`,
    ar: (currency, source) => `سعر صرف ${currency}: ${source}`,
    es: (currency, source) => `Tipo de cambio de ${currency}: ${source}`,
  }),
  missing: text((currency: string) => `No exchange rate for ${currency}. Values are in US dollars.`, '3rDo', {
    zh: (currency) => `没有 ${currency} 汇率，金额以美元显示。`,
    ko: (currency) => `${currency} 환율이 없어 미국 달러로 표시합니다.`,
    ar: (currency) => `لا يتوفر سعر صرف ${currency}. القيم بالدولار الأمريكي.`,
    es: (currency) => `Sin tipo de cambio para ${currency}. Los valores están en dólares estadounidenses.`,
  }),
  sources: {
    reference: text('European Central Bank', 'PcAy', {
      zh: '欧洲中央银行',
      ko: '유럽중앙은행',
      ar: 'البنك المركزي الأوروبي',
      es: 'Banco Central Europeo',
    }),
    market: text('market price', 'v3vX', { zh: '市场价格', ko: '시장 가격', ar: 'سعر السوق', es: 'precio de mercado' }),
    peg: text('fixed at 3.75 per US dollar', 'ynpF', {
      zh: '固定汇率，1 美元兑 3.75',
      ko: '고정 환율, 1달러당 3.75',
      ar: 'سعر ثابت: 3.75 للدولار الأمريكي',
      es: 'fijo: 3,75 por dólar estadounidense',
    }),
    service: text('rate service of this site', '0SoJ', {
      zh: '本站的汇率服务',
      ko: '이 사이트의 환율 서비스',
      ar: 'خدمة أسعار الصرف لهذا الموقع',
      es: 'servicio de tipos de cambio de este sitio',
    }),
  },
};

declare global {
  interface StringFolders {
    'domain/conversion': typeof strings;
  }
}
