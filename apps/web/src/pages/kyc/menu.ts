import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';

export const menu = defineMenuEntry({
  group: 'wallet',
  order: 64,
  name: everyLanguage('Identity check', 'R29A', {
    zh: '身份验证',
    ko: '신원 확인',
    ar: 'التحقق من الهوية',
    es: 'Verificación de identidad',
  }),
  line: everyLanguage('Verification level, application and documents', 'agSP', {
    zh: '验证级别、申请与证件',
    ko: '인증 단계, 신청 및 서류',
    ar: 'مستوى التحقق والطلب والمستندات',
    es: 'Nivel de verificación, solicitud y documentos',
  }),
  terms: ['kyc', 'identity', 'verification'],
});
