export const strings: StringFolders['domain/conversion'] = {
  rate: (currency, source) => `سعر صرف ${currency}: ${source}`,
  missing: (currency) => `لا يتوفر سعر صرف ${currency}. القيم بالدولار الأمريكي.`,
  sources: {
    reference: 'البنك المركزي الأوروبي',
    market: 'سعر السوق',
    peg: 'سعر ثابت: 3.75 للدولار الأمريكي',
    service: 'خدمة أسعار الصرف لهذا الموقع',
  },
};
