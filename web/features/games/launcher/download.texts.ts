import type { Platform } from '#shared/constants/launcher.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

type PlatformTexts = Record<Platform, { systems: string }>

export const downloadWords = defineWords('download', {
  ru: {
    mark: 'Высадка',
    title: 'Скачать лаунчер',
    lead: 'Один файл, и вы в строю: лаунчер сам соберёт игру, моды и обновления.',
    archive: 'Архив версий',
    beta: 'Бета-версии',
    nothingYet: 'Архив пуст: первая версия, {version}, ещё готовится.',
    archiveEmpty: 'Архив пуст: списывать пока нечего.',
    betaEmpty: 'Бета-версий сейчас нет. Когда начнутся испытания, добровольцев позовём здесь.',
    requirementsMark: 'Техническая ведомость',
    requirements: 'Системные требования',
    stepsMark: 'Порядок действий',
    stepsTitle: 'Установка',
    faqMark: 'Вопросы личного состава',
    faqTitle: 'Частые вопросы',
  },
  en: {
    mark: 'Deployment',
    title: 'Download the launcher',
    lead: 'One file and you are in the ranks: the launcher brings the game, the mods and the updates.',
    archive: 'Version archive',
    beta: 'Beta versions',
    nothingYet: 'The archive is empty: the first version, {version}, is still being prepared.',
    archiveEmpty: 'The archive is empty: nothing has been retired yet.',
    betaEmpty: 'There is no beta at the moment. When trials begin, volunteers are called up here.',
    requirementsMark: 'Equipment sheet',
    requirements: 'System requirements',
    stepsMark: 'Order of operations',
    stepsTitle: 'Installation',
    faqMark: 'Questions from the ranks',
    faqTitle: 'Frequently asked questions',
  },
})

export const downloadTexts = defineTexts({
  ru: {
    versions: 'Версии лаунчера',
    latest: 'Последняя версия',
    version: 'Версия',
    file: 'Файл',
    systems: 'Системы',
    ownSystem: 'Ваша система',
    download: 'Скачать',
    downloadFor: (name: string) => `Скачать для ${name}`,
    downloadVersion: (name: string, version: string) => `Скачать ${version} для ${name}`,
    planned: 'готовится',
    noFile: 'Файл ещё не выложен',
    date: 'Дата',
    size: 'Размер',
    notes: 'Что нового',
    check: 'Проверить файл',
    checkHow: 'Откройте терминал в папке с файлом и введите:',
    checkResult:
      'Сумма должна совпасть с этой до последней буквы. Не совпала? Не запускайте файл и скачайте его заново.',
    loadFailed: 'Не удалось загрузить список версий. Прямые ссылки на последнюю работают и без него.',
    platforms: {
      windows: {
        systems: '64-битная Windows 10/11',
      },
      macos: {
        systems: '10.15+, Intel/ARM',
      },
      linux: {
        systems: 'Ubuntu, Debian, Fedora',
      },
    } as PlatformTexts,
    part: 'Узел',
    minimum: 'Минимальные',
    recommended: 'Рекомендуемые',
  },
  en: {
    versions: 'Launcher versions',
    latest: 'Latest version',
    version: 'Version',
    file: 'File',
    systems: 'Systems',
    ownSystem: 'Your system',
    download: 'Download',
    downloadFor: (name: string) => `Download for ${name}`,
    downloadVersion: (name: string, version: string) => `Download ${version} for ${name}`,
    planned: 'in preparation',
    noFile: 'No file yet',
    date: 'Date',
    size: 'Size',
    notes: 'What is new',
    check: 'Check the file',
    checkHow: 'Open a terminal in the folder of the file and type:',
    checkResult:
      'The sum has to match this one to the last letter. If it does not, do not run the file: download it again.',
    loadFailed: 'Could not load the list of versions. The direct links to the latest one work without it.',
    platforms: {
      windows: {
        systems: '64-bit Windows 10/11',
      },
      macos: {
        systems: '10.15+, Intel/ARM',
      },
      linux: {
        systems: 'Ubuntu, Debian, Fedora',
      },
    } as PlatformTexts,
    part: 'Part',
    minimum: 'Minimum',
    recommended: 'Recommended',
  },
})
