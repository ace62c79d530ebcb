import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Export', 'mZJs', { zh: '导出', ko: '내보내기', ar: 'تصدير', es: 'Exportar' }),
  scope: text('Export scope', 'jw9K', {
    zh: '导出范围',
    ko: '내보내기 범위',
    ar: 'نطاق التصدير',
    es: 'Alcance de la exportación',
  }),
  everything: text('full history, without spam', 'omM8', {
    zh: '全部历史，不含垃圾信息',
    ko: '스팸을 뺀 전체 히스토리',
    ar: 'السجل كله دون الرسائل المزعجة',
    es: 'todo el historial, sin spam',
  }),
  format: text('Format', 'zzbd', { zh: '格式', ko: '형식', ar: 'الصيغة', es: 'Formato' }),
  formats: {
    csv: text('spreadsheet', 'wPzw', {
      zh: '适用于任何电子表格的表格',
      ko: '모든 스프레드시트용 표',
      ar: 'جدول لأي برنامج جداول',
      es: 'una tabla para cualquier hoja de cálculo',
    }),
    ndjson: text('all data, one JSON object per line', 'j9FM', {
      zh: '全部内容，每行一个 JSON 对象',
      ko: '전체 내용, 한 줄에 JSON 객체 하나',
      ar: 'كل شيء، كائن JSON في كل سطر',
      es: 'todo, un objeto JSON por línea',
    }),
    cointracking: text('deposits and withdrawals for CoinTracking import', 'xUya', {
      zh: '供 CoinTracking 导入的存入与提取',
      ko: 'CoinTracking 가져오기용 입출금',
      ar: 'الإيداعات والسحوبات للاستيراد في CoinTracking',
      es: 'ingresos y retiros para importar en CoinTracking',
    }),
  } satisfies Record<ExportFormat, string>,
  start: text('Export', 'mZJs', { zh: '导出', ko: '내보내기', ar: 'تصدير', es: 'Exportar' }),
  working: text('Exporting', 'Y6a1', { zh: '正在导出', ko: '내보내는 중', ar: 'جارٍ التصدير', es: 'Exportando' }),
  rows: text((count: string) => `${count} rows`, 'R5I5', {
    zh: (count) => `${count} 行`,
    ko: (count) => `${count} 행`,
    ar: (count) => `${count} صفوف`,
    es: (count) => `${count} filas`,
  }),
  atBlock: text((block: string) => `at block ${block}`, 'Usmp', {
    zh: (block) => `位于区块 ${block}`,
    ko: (block) => `블록 ${block}`,
    ar: (block) => `عند الكتلة ${block}`,
    es: (block) => `en el bloque ${block}`,
  }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
  canceled: text('Canceled. Nothing was saved.', 'EnPT', {
    zh: '已取消，未保存任何内容。',
    ko: '취소했습니다. 저장된 것이 없습니다.',
    ar: 'أُلغي. لم يُحفظ شيء.',
    es: 'Cancelado. No se guardó nada.',
  }),
  interrupted: text((rows: string) => `Interrupted after ${rows} rows.`, 'un0B', {
    zh: (rows) => `在 ${rows} 行后中断。`,
    ko: (rows) => `${rows} 행 뒤에 끊겼습니다.`,
    ar: (rows) => `انقطع بعد ${rows} صفوف.`,
    es: (rows) => `Interrumpido tras ${rows} filas.`,
  }),
  resume: text('Resume', 'd_OP', { zh: '继续', ko: '이어하기', ar: 'استئناف', es: 'Reanudar' }),
  savePartial: text('Save partial file', 'C3Cq', {
    zh: '保存部分文件',
    ko: '일부만 저장',
    ar: 'حفظ الملف الجزئي',
    es: 'Guardar el archivo parcial',
  }),
  refused: text('Export not available', 'P5Qj', {
    zh: '无法导出',
    ko: '내보낼 수 없음',
    ar: 'التصدير غير متاح',
    es: 'Exportación no disponible',
  }),
  checking: text('Verifying file', 'O6bV', {
    zh: '正在校验文件',
    ko: '파일 검증 중',
    ar: 'جارٍ التحقق من الملف',
    es: 'Verificando el archivo',
  }),
  done: text((rows: string) => `Done: ${rows} rows.`, '7b8t', {
    zh: (rows) => `完成：${rows} 行。`,
    ko: (rows) => `완료: ${rows} 행.`,
    ar: (rows) => `تم: ${rows} صفوف.`,
    es: (rows) => `Listo: ${rows} filas.`,
  }),
  again: text('Save again', 's1XF', { zh: '再次保存', ko: '다시 저장', ar: 'الحفظ مرة أخرى', es: 'Guardar otra vez' }),
  file: text('File', '9XpU', { zh: '文件', ko: '파일', ar: 'الملف', es: 'Archivo' }),
  size: text('Size', 'YLsz', { zh: '大小', ko: '크기', ar: 'الحجم', es: 'Tamaño' }),
  source: text('Source', 'YWXu', { zh: '来源', ko: '출처', ar: 'المصدر', es: 'Fuente' }),
  blocks: text('Blocks', '_qt8', { zh: '区块', ko: '블록', ar: 'الكتل', es: 'Bloques' }),
  complete: text('complete', 'V1lR', { zh: '完整', ko: '완전', ar: 'كامل', es: 'completo' }),
  partial: text('incomplete', 'uT4W', { zh: '不完整', ko: '불완전', ar: 'غير كامل', es: 'incompleto' }),
  hidden: text('Hidden as spam', 'i9HC', {
    zh: '作为垃圾信息隐藏',
    ko: '스팸으로 숨김',
    ar: 'مخفي كرسائل مزعجة',
    es: 'Ocultas como spam',
  }),
  skipped: text('Not supported by this format', 'ynum', {
    zh: '此格式不支持',
    ko: '이 형식에서 지원되지 않음',
    ar: 'لا تدعمه هذه الصيغة',
    es: 'No admitido por este formato',
  }),
  hash: text('SHA-256', 'yo_x', { zh: 'SHA-256', ko: 'SHA-256', ar: 'SHA-256', es: 'SHA-256' }),
  verified: text('Checksum matches the server.', 'TlOp', {
    zh: '校验和与服务器一致。',
    ko: '체크섬이 서버와 일치합니다.',
    ar: 'المجموع الاختباري مطابق للخادم.',
    es: 'La suma de verificación coincide con la del servidor.',
  }),
  differs: text('Checksum mismatch. Export again.', 'wegS', {
    zh: '校验和不一致，请重新导出。',
    ko: '체크섬이 일치하지 않습니다. 다시 내보내세요.',
    ar: 'المجموع الاختباري غير مطابق. أعد التصدير.',
    es: 'La suma de verificación no coincide. Exporta de nuevo.',
  }),
  unchecked: text('Checksum could not be loaded from the server.', 'yTdz', {
    zh: '无法从服务器获取校验和。',
    ko: '서버에서 체크섬을 불러오지 못했습니다.',
    ar: 'تعذّر تحميل المجموع الاختباري من الخادم.',
    es: 'No se pudo obtener la suma de verificación del servidor.',
  }),
};

declare global {
  interface StringFolders {
    'domain/history/export': typeof strings;
  }
}
