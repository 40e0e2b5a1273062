import type { Platform } from '#shared/constants/launcher.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { PLANNED_VERSION } from './download.data.ts'

type PlatformTexts = Record<Platform, { systems: string; steps: readonly string[] }>

export const downloadTexts = defineTexts({
  ru: {
    mark: 'Высадка',
    title: 'Скачать лаунчер',
    lead: 'Один файл, и вы в строю: лаунчер сам соберёт игру, моды и обновления.',
    versions: 'Версии лаунчера',
    latest: 'Последняя версия',
    archive: 'Архив версий',
    beta: 'Бета-версии',
    archiveEmpty: 'Архив пуст: списывать пока нечего.',
    nothingYet: `Архив пуст: первая версия, ${PLANNED_VERSION}, ещё готовится.`,
    betaEmpty: 'Бета-версий сейчас нет. Когда начнутся испытания, добровольцев позовём здесь.',
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
        steps: [
          'Скачайте файл .exe и запустите его.',
          'Если Windows спросит, нажмите «Подробнее», затем «Выполнить в любом случае».',
          'Выберите папку и дождитесь установки.',
          'Откройте лаунчер с рабочего стола и войдите в аккаунт.',
        ],
      },
      macos: {
        systems: '10.15+, Intel/ARM',
        steps: [
          'Скачайте образ .dmg и откройте его.',
          'Перетащите лаунчер в папку «Программы».',
          'При первом запуске щёлкните значок правой кнопкой и выберите «Открыть».',
          'Войдите в аккаунт и нажмите «Играть».',
        ],
      },
      linux: {
        systems: 'Ubuntu, Debian, Fedora',
        steps: [
          'Скачайте файл .AppImage.',
          'Разрешите его запуск: `chmod +x launcher-linux.AppImage`',
          'Запустите файл двойным щелчком или из терминала.',
          'Войдите в аккаунт и нажмите «Играть».',
        ],
      },
    } as PlatformTexts,
    requirementsMark: 'Техническая ведомость',
    requirements: 'Системные требования',
    part: 'Узел',
    minimum: 'Минимальные',
    recommended: 'Рекомендуемые',
    parts: [
      {
        name: 'Система',
        minimum: 'Windows 10 (64 бита), macOS 10.15, Ubuntu, Debian или Fedora',
        recommended: 'Windows 11, свежая macOS или свежий Linux',
      },
      {
        name: 'Процессор',
        minimum: 'Intel Core i3 / AMD Ryzen 3',
        recommended: 'Intel Core i5 / AMD Ryzen 5',
      },
      { name: 'Память', minimum: '4 ГБ', recommended: '8 ГБ' },
      {
        name: 'Видеокарта',
        minimum: 'Intel HD 4000 или 1 ГБ видеопамяти',
        recommended: 'GTX 1050 или RX 560',
      },
      { name: 'Диск', minimum: '1 ГБ', recommended: '2 ГБ на SSD' },
    ],
    stepsMark: 'Порядок действий',
    stepsTitle: 'Установка',
    faqMark: 'Вопросы личного состава',
    faqTitle: 'Частые вопросы',
    faq: [
      {
        question: 'Как обновить лаунчер?',
        answer: [
          'Никак: он обновляется сам при каждом запуске.',
          'Если обновление не прошло, скачайте свежий файл с этой страницы и установите поверх. Настройки и миры останутся.',
        ],
      },
      {
        question: 'Лаунчер не запускается. Что делать?',
        answer: [
          'Проверьте системные требования и свободное место на диске, перезагрузите компьютер.',
          'Если не помогло, добавьте лаунчер в исключения антивируса и установите его заново. Не сдаётся и после этого? Напишите в «Отзывы»: система, версия, что видно на экране.',
        ],
      },
      {
        question: 'Где лежат файлы игры?',
        answer: [
          'Windows: `%APPDATA%\\.frontland`',
          'macOS: `~/Library/Application Support/frontland`',
          'Linux: `~/.local/share/frontland`',
        ],
      },
    ],
  },
  en: {
    mark: 'Deployment',
    title: 'Download the launcher',
    lead: 'One file and you are in the ranks: the launcher brings the game, the mods and the updates.',
    versions: 'Launcher versions',
    latest: 'Latest version',
    archive: 'Version archive',
    beta: 'Beta versions',
    archiveEmpty: 'The archive is empty: nothing has been retired yet.',
    nothingYet: `The archive is empty: the first version, ${PLANNED_VERSION}, is still being prepared.`,
    betaEmpty: 'There is no beta at the moment. When trials begin, volunteers are called up here.',
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
        steps: [
          'Download the .exe file and run it.',
          'If Windows asks, choose “More info”, then “Run anyway”.',
          'Pick a folder and wait for the installation.',
          'Open the launcher from the desktop and log in.',
        ],
      },
      macos: {
        systems: '10.15+, Intel/ARM',
        steps: [
          'Download the .dmg image and open it.',
          'Drag the launcher to the Applications folder.',
          'The first time, right-click the icon and choose “Open”.',
          'Log in and press “Play”.',
        ],
      },
      linux: {
        systems: 'Ubuntu, Debian, Fedora',
        steps: [
          'Download the .AppImage file.',
          'Allow it to run: `chmod +x launcher-linux.AppImage`',
          'Start it with a double click or from the terminal.',
          'Log in and press “Play”.',
        ],
      },
    } as PlatformTexts,
    requirementsMark: 'Equipment sheet',
    requirements: 'System requirements',
    part: 'Part',
    minimum: 'Minimum',
    recommended: 'Recommended',
    parts: [
      {
        name: 'System',
        minimum: 'Windows 10 (64-bit), macOS 10.15, Ubuntu, Debian or Fedora',
        recommended: 'Windows 11, a current macOS or a current Linux',
      },
      {
        name: 'Processor',
        minimum: 'Intel Core i3 / AMD Ryzen 3',
        recommended: 'Intel Core i5 / AMD Ryzen 5',
      },
      { name: 'Memory', minimum: '4 GB', recommended: '8 GB' },
      {
        name: 'Graphics',
        minimum: 'Intel HD 4000 or 1 GB of video memory',
        recommended: 'GTX 1050 or RX 560',
      },
      { name: 'Storage', minimum: '1 GB', recommended: '2 GB on an SSD' },
    ],
    stepsMark: 'Order of operations',
    stepsTitle: 'Installation',
    faqMark: 'Questions from the ranks',
    faqTitle: 'Frequent questions',
    faq: [
      {
        question: 'How do I update the launcher?',
        answer: [
          'You do not: it updates itself at every start.',
          'If an update fails, download the current file from this page and install it over the old one. Settings and worlds stay.',
        ],
      },
      {
        question: 'The launcher does not start. What now?',
        answer: [
          'Check the system requirements and the free space on the disk, then restart the computer.',
          'If that does not help, add the launcher to the exceptions of your antivirus and install it again. Still holding out? Write to us under “Feedback”: system, version, what the screen says.',
        ],
      },
      {
        question: 'Where are the game files?',
        answer: [
          'Windows: `%APPDATA%\\.frontland`',
          'macOS: `~/Library/Application Support/frontland`',
          'Linux: `~/.local/share/frontland`',
        ],
      },
    ],
  },
})
