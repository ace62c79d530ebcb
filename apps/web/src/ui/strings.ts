import { counted } from '../i18n/counted.ts';
import { text } from '../i18n/text.ts';
import type { Age, AgeUnit } from '../lib/time/time-text.ts';

const shortEnglish: Record<AgeUnit, string> = { second: 's', minute: 'm', hour: 'h', day: 'd', year: 'y' };

const shortChinese: Record<AgeUnit, string> = { second: '秒', minute: '分钟', hour: '小时', day: '天', year: '年' };

const longChinese: Record<AgeUnit, string> = { second: '秒钟', minute: '分钟', hour: '小时', day: '天', year: '年' };

const shortKorean: Record<AgeUnit, string> = { second: '초', minute: '분', hour: '시간', day: '일', year: '년' };

const tagArabic = 'ar-u-nu-latn';

function relativeArabic({ value, unit, future }: Age): string {
  const format = new Intl.RelativeTimeFormat(tagArabic, { numeric: value === 0 ? 'auto' : 'always' });
  return format.format(future ? value : -value, unit);
}

const shortSpanish: Record<AgeUnit, string> = { second: 's', minute: 'min', hour: 'h', day: 'd', year: 'a' };

const longSpanish: Record<AgeUnit, string> = {
  second: 'segundo',
  minute: 'minuto',
  hour: 'hora',
  day: 'día',
  year: 'año',
};

export const strings = {
  ui: {
    copy: text('Copy', 'T2DR', { zh: '复制', ko: '복사', ar: 'نسخ', es: 'Copiar' }),
    copied: text('Copied', 'B-BE', { zh: '已复制', ko: '복사됨', ar: 'نُسخ', es: 'Copiado' }),
    close: text('Close', '189Q', { zh: '关闭', ko: '닫기', ar: 'إغلاق', es: 'Cerrar' }),
  },
  time: {
    age: text(
      ({ value, unit, future }: Age) =>
        future ? `in ${value}${shortEnglish[unit]}` : value === 0 ? 'now' : `${value}${shortEnglish[unit]}`,
      '4ais',
      {
        zh: ({ value, unit, future }) =>
          future ? `${value} ${shortChinese[unit]}后` : value === 0 ? '刚刚' : `${value} ${shortChinese[unit]}前`,
        ko: ({ value, unit, future }) =>
          future ? `${value}${shortKorean[unit]} 후` : value === 0 ? '방금' : `${value}${shortKorean[unit]} 전`,
        // Units of one letter are not read as such in Arabic.
        ar: relativeArabic,
        es: ({ value, unit, future }) =>
          future ? `en ${value} ${shortSpanish[unit]}` : value === 0 ? 'ahora' : `hace ${value} ${shortSpanish[unit]}`,
      },
    ),
    relative: text(
      ({ value, unit, future }: Age) => {
        const distance = `${value} ${unit}${value === 1 ? '' : 's'}`;
        return future ? `in ${distance}` : value === 0 ? 'now' : `${distance} ago`;
      },
      'SWdP',
      {
        zh: ({ value, unit, future }) =>
          future ? `${value}${longChinese[unit]}后` : value === 0 ? '现在' : `${value}${longChinese[unit]}前`,
        ko: ({ value, unit, future }) =>
          future ? `${value}${shortKorean[unit]} 후` : value === 0 ? '지금' : `${value}${shortKorean[unit]} 전`,
        ar: relativeArabic,
        es: ({ value, unit, future }) => {
          const distance = `${value} ${longSpanish[unit]}${value === 1 ? '' : 's'}`;
          return future ? `dentro de ${distance}` : value === 0 ? 'ahora' : `hace ${distance}`;
        },
      },
    ),
    span: text((count: number, unit: AgeUnit) => `${count}${shortEnglish[unit]}`, 'OZ2g', {
      zh: (count, unit) => `${count} ${shortChinese[unit]}`,
      ko: (count, unit) => `${count}${shortKorean[unit]}`,
      ar: (count, unit) =>
        new Intl.NumberFormat(tagArabic, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(
          count,
        ),
      es: (count, unit) => `${count} ${shortSpanish[unit]}`,
    }),
  },
  // In Arabic, isolated: figures run left to right, where the unit would come before its number.
  unit: {
    bytes: text((count: string) => (count === '1' ? '1 byte' : `${count} bytes`), 'kVLZ', {
      zh: (count) => `${count} 字节`,
      ko: (count) => `${count}바이트`,
      ar: (count) => `\u2067${count} بايت\u2069`,
      es: (count) => (count === '1' ? '1 byte' : `${count} bytes`),
    }),
    days: text((count: string) => (count === '1' ? '1 day' : `${count} days`), 'l0WK', {
      zh: (count) => `${count} 天`,
      ko: (count) => `${count}일`,
      ar: (count) => `\u2067${count} يوم\u2069`,
      es: (count) => (count === '1' ? '1 día' : `${count} días`),
    }),
  },
  chain: {
    irreversible: text('Irreversible', '1ag9', {
      zh: '不可逆',
      ko: '확정됨',
      ar: 'غير قابل للتراجع',
      es: 'Irreversible',
    }),
    reversible: text('Reversible', 'R3v8', { zh: '可逆', ko: '미확정', ar: 'قابل للتراجع', es: 'Reversible' }),
    status: {
      executed: text('Executed', 'zwi1', { zh: '已执行', ko: '실행됨', ar: 'نُفّذت', es: 'Ejecutada' }),
      soft_fail: text('Failed (error handler executed)', 'EG8w', {
        zh: '失败（已执行错误处理程序）',
        ko: '실패(오류 핸들러 실행됨)',
        ar: 'فشلت (نُفّذ معالج الأخطاء)',
        es: 'Fallida (se ejecutó el gestor de errores)',
      }),
      hard_fail: text('Failed', 'pDZM', { zh: '失败', ko: '실패', ar: 'فشلت', es: 'Fallida' }),
      delayed: text('Delayed', 'od_R', { zh: '已延迟', ko: '지연됨', ar: 'مؤجَّلة', es: 'Aplazada' }),
      expired: text('Expired', 'QQ8n', { zh: '已过期', ko: '만료됨', ar: 'انتهت صلاحيتها', es: 'Caducada' }),
    },
  },
  source: {
    label: text((state: string) => `Source: ${state}`, 'MA-g', {
      zh: (state) => `来源：${state}`,
      ko: (state) => `출처: ${state}`,
      ar: (state) => `المصدر: ${state}`,
      es: (state) => `Fuente: ${state}`,
    }),
    updated: text('Updated', 'zN8H', { zh: '更新于', ko: '업데이트:', ar: 'حُدِّث', es: 'Actualizado' }),
    partial: text('Partial, or from a fallback source', 'NpP5', {
      zh: '部分数据，或来自备用来源',
      ko: '일부 또는 대체 출처',
      ar: 'جزئي أو من مصدر احتياطي',
      es: 'Parcial o de una fuente alternativa',
    }),
    failed: text('Unavailable', 'tML1', { zh: '不可用', ko: '사용할 수 없음', ar: 'غير متاح', es: 'No disponible' }),
    source: text('Source', 'YWXu', { zh: '来源', ko: '출처', ar: 'المصدر', es: 'Fuente' }),
    block: text('Block', 'J59F', { zh: '区块', ko: '블록', ar: 'الكتلة', es: 'Bloque' }),
    time: text('As of', 'AONc', { zh: '截至', ko: '기준 시각', ar: 'بتاريخ', es: 'A fecha de' }),
    elapsed: text('Response time', 'Hm8j', {
      zh: '响应时间',
      ko: '응답 시간',
      ar: 'زمن الاستجابة',
      es: 'Tiempo de respuesta',
    }),
    range: text('Blocks', '_qt8', { zh: '区块范围', ko: '블록 범위', ar: 'الكتل', es: 'Bloques' }),
  },
  outcome: {
    failed: text((what: string) => `Could not read ${what}`, 'P78o', {
      zh: (what) => `无法读取${what}`,
      ko: (what) => `읽지 못했습니다: ${what}`,
      ar: (what) => `تعذّرت قراءة ${what}`,
      es: (what) => `No se pudo leer: ${what}`,
    }),
    retry: text('Retry', 'HMLn', { zh: '重试', ko: '다시 시도', ar: 'إعادة المحاولة', es: 'Reintentar' }),
    stale: text('Showing the last known data.', 'nkFj', {
      zh: '显示最近一次获取的数据。',
      ko: '마지막으로 받은 데이터를 표시합니다.',
      ar: 'تُعرض آخر بيانات معروفة.',
      es: 'Se muestran los últimos datos conocidos.',
    }),
    partial: text('Some data could not be loaded.', 'wYRp', {
      zh: '部分数据无法加载。',
      ko: '일부 데이터를 불러오지 못했습니다.',
      ar: 'تعذّر تحميل بعض البيانات.',
      es: 'No se pudieron cargar algunos datos.',
    }),
    reasons: {
      stale: text('out of sync', 'VPuA', {
        zh: '未同步',
        ko: '동기화되지 않음',
        ar: 'غير متزامن',
        es: 'sin sincronizar',
      }),
      timeout: text('timed out', 'Q1PZ', {
        zh: '请求超时',
        ko: '시간 초과',
        ar: 'انتهت المهلة',
        es: 'tiempo de espera agotado',
      }),
      network: text('unreachable', 'H64X', {
        zh: '无法连接',
        ko: '연결할 수 없음',
        ar: 'تعذّر الوصول إليه',
        es: 'inaccesible',
      }),
      http: text('returned an error', 'zUTF', {
        zh: '返回错误',
        ko: '오류를 반환함',
        ar: 'أعاد خطأ',
        es: 'devolvió un error',
      }),
      'bad-answer': text('invalid response', 'wCGh', {
        zh: '响应无效',
        ko: '잘못된 응답',
        ar: 'استجابة غير صالحة',
        es: 'respuesta no válida',
      }),
      'wrong-chain': text('wrong chain', 'YIUX', {
        zh: '链不匹配',
        ko: '다른 체인',
        ar: 'سلسلة مختلفة',
        es: 'otra cadena',
      }),
    } as Record<string, string>,
    searched: text((first: string, last: string) => `searched blocks ${first} to ${last}`, 'FeuV', {
      zh: (first, last) => `已搜索区块 ${first} 至 ${last}`,
      ko: (first, last) => `블록 ${first}~${last} 검색함`,
      ar: (first, last) => `بُحث في الكتل من ${first} إلى ${last}`,
      es: (first, last) => `se buscó en los bloques ${first} a ${last}`,
    }),
  },
  list: {
    pages: text('Pages', 'qqln', { zh: '分页', ko: '페이지', ar: 'الصفحات', es: 'Páginas' }),
    older: text('Older', 'xJIu', { zh: '更早', ko: '이전', ar: 'الأقدم', es: 'Anteriores' }),
    newest: text('Newest', 'j5p-', { zh: '最新', ko: '최신', ar: 'الأحدث', es: 'Más recientes' }),
    waiting: text(
      (count: number) => (count === 1 ? 'Show 1 new transaction' : `Show ${count} new transactions`),
      'jbol',
      {
        zh: (count) => `显示 ${count} 笔新交易`,
        ko: (count) => `새 트랜잭션 ${count}개 보기`,
        ar: (count) =>
          `عرض ${counted(count, 'معاملة جديدة واحدة', 'معاملتين جديدتين', 'معاملات جديدة', 'معاملة جديدة')}`,
        es: (count) => (count === 1 ? 'Mostrar 1 transacción nueva' : `Mostrar ${count} transacciones nuevas`),
      },
    ),
    comma: text(', ', '8kBG', { zh: '、', ko: ', ', ar: '، ', es: ', ' }),
    andMore: text((count: number) => `+${count} more`, '_8ts', {
      zh: (count) => `另有 ${count} 项`,
      ko: (count) => `외 ${count}개`,
      ar: (count) => `و${count} غيرها`,
      es: (count) => `+${count} más`,
    }),
    undecoded: text((bytes: number) => `${bytes} bytes, not decoded`, '2zU7', {
      zh: (bytes) => `${bytes} 字节，未解码`,
      ko: (bytes) => `${bytes}바이트, 해독되지 않음`,
      ar: (bytes) => `${bytes} بايت دون فك ترميز`,
      es: (bytes) => `${bytes} bytes sin decodificar`,
    }),
    truncated: text((bytes: string) => `${bytes} bytes, truncated`, 'pvkT', {
      zh: (bytes) => `${bytes} 字节，已截断`,
      ko: (bytes) => `${bytes}바이트, 일부만 표시`,
      ar: (bytes) => `${bytes} بايت، مقتطعة`,
      es: (bytes) => `${bytes} bytes, truncado`,
    }),
    loading: text('Loading', 'rSpu', { zh: '加载中', ko: '불러오는 중', ar: 'جارٍ التحميل', es: 'Cargando' }),
  },
};

declare global {
  interface StringFolders {
    ui: typeof strings;
  }
}
