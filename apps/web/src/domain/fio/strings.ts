import { text } from '../../i18n/text.ts';

export const strings = {
  never: text('Does not expire', 'bQSF', { zh: '永不过期', ko: '만료 없음', ar: 'لا تنتهي صلاحيته', es: 'No caduca' }),
  expired: text('Expired', 'QQ8n', { zh: '已过期', ko: '만료됨', ar: 'منتهي الصلاحية', es: 'Caducado' }),
  public: text('Public', '_y6W', { zh: '公开', ko: '공개', ar: 'عام', es: 'Público' }),
  private: text('Private', 'B9qR', { zh: '私有', ko: '비공개', ar: 'خاص', es: 'Privado' }),
};

declare global {
  interface StringFolders {
    'domain/fio': typeof strings;
  }
}
