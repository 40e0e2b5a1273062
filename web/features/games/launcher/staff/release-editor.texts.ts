import type { Channel, Platform } from '#shared/constants/launcher.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import type { FileFault } from '#web/features/games/launcher/upload/release-file.ts'
import type { ReleaseFields } from './release-editor-form.ts'
import type { UploadField } from './use-release-uploads.ts'

type Labels = Record<keyof ReleaseFields | UploadField, string>
type Faults = Record<FileFault, string>
type Kinds = Record<Platform, string>
type Channels = Record<Channel, string>

export const releaseEditorTexts = defineTexts({
  ru: {
    titleNew: 'Новая версия',
    titleEdit: 'Изменение версии',
    loadFailed: 'Не удалось загрузить версию',
    gone: 'Такой версии нет: возможно, её удалили.',
    file: 'Файл',
    about: 'Версия',
    notes: 'Что нового',
    labels: {
      platform: 'Система',
      channel: 'Канал',
      launcherVersion: 'Номер версии',
      notes_ru: 'Что нового',
      notes_en: 'Что нового',
      upload: 'Файл лаунчера',
      updateUpload: 'Архив обновления',
    } satisfies Labels as Labels,
    kinds: {
      windows: 'установщик .exe',
      macos: 'образ .dmg',
      linux: 'файл .AppImage',
    } satisfies Kinds as Kinds,
    channels: {
      latest: 'Последняя: всем игрокам',
      beta: 'Бета: добровольцам',
      archive: 'Архив: сразу в старые версии',
    } satisfies Channels as Channels,
    channelHint: 'Когда выйдет версия новее, прежняя последняя сама уйдёт в архив.',
    versionHint: 'Три числа через точку: 1.2.0. Для беты — 1.3.0-beta.1.',
    versionFixed: 'Опубликованный номер не меняется: по нему игроки сверяют файл.',
    notesHint: 'Простой текст. Пусто — игроки увидят описание на другом языке.',
    notesHintAlone: 'Простой текст.',
    updateHint:
      'ZIP с тем же лаунчером: установленные на macOS обновляются только из него. Можно не добавлять.',
    choose: 'Выбрать файл',
    chooseOther: 'Выбрать другой',
    chooseSame: 'Выбрать тот же файл',
    orDrop: 'или перетащите его сюда',
    dropHere: 'Отпустите, чтобы загрузить',
    faults: {
      wrongEnding: 'Нужен файл .exe, .dmg или .AppImage. У этого другое окончание.',
      notArchive: 'Для обновления macOS нужен архив .zip.',
      tooLarge: 'Файл больше 500 МБ. Такой лаунчер сервер не примет.',
      empty: 'Файл пустой. Проверьте сборку и выберите его заново.',
    } satisfies Faults as Faults,
    otherPlatform: 'Окончание файла не подходит к выбранной системе.',
    saveDraft: 'Сохранить черновик',
    publish: 'Опубликовать',
    created: 'Черновик версии сохранён',
    saved: 'Версия сохранена',
    published: 'Версия опубликована',
    saveFailed: 'Не удалось сохранить версию',
    textIsKept: 'Правки и загруженный файл целы.',
    removedTitle: 'Пока вы правили, версию удалили',
    removedDetail: 'Ваши тексты целы. Их можно взять в новую версию; файл придётся загрузить ещё раз.',
    saveAsNew: 'Сделать новой версией',
  },
  en: {
    titleNew: 'New version',
    titleEdit: 'Edit version',
    loadFailed: 'Could not load the version',
    gone: 'There is no such version: it may have been deleted.',
    file: 'File',
    about: 'Version',
    notes: 'What is new',
    labels: {
      platform: 'System',
      channel: 'Channel',
      launcherVersion: 'Version number',
      notes_ru: 'What is new',
      notes_en: 'What is new',
      upload: 'Launcher file',
      updateUpload: 'Update archive',
    },
    kinds: { windows: '.exe installer', macos: '.dmg image', linux: '.AppImage file' },
    channels: {
      latest: 'Latest: for every player',
      beta: 'Beta: for volunteers',
      archive: 'Archive: straight to the old versions',
    },
    channelHint: 'When a newer version comes out, the one before it moves to the archive by itself.',
    versionHint: 'Three numbers with dots: 1.2.0. For a beta, 1.3.0-beta.1.',
    versionFixed: 'A published number does not change: players check their file by it.',
    notesHint: 'Plain text. Left empty, players see the notes in the other language.',
    notesHintAlone: 'Plain text.',
    updateHint:
      'A ZIP with the same launcher: installed ones on macOS update from nothing else. It may be left out.',
    choose: 'Choose a file',
    chooseOther: 'Choose another',
    chooseSame: 'Choose the same file',
    orDrop: 'or drag it here',
    dropHere: 'Let go to upload',
    faults: {
      wrongEnding: 'A .exe, .dmg or .AppImage file is needed. This one ends otherwise.',
      notArchive: 'An update for macOS has to be a .zip archive.',
      tooLarge: 'The file is larger than 500 MB. The server takes no such launcher.',
      empty: 'The file is empty. Check the build and choose it again.',
    },
    otherPlatform: 'The file does not end as files for the chosen system do.',
    saveDraft: 'Save the draft',
    publish: 'Publish',
    created: 'The draft of the version is saved',
    saved: 'The version is saved',
    published: 'The version is published',
    saveFailed: 'Could not save the version',
    textIsKept: 'Your changes and the uploaded file are safe.',
    removedTitle: 'The version was deleted while you were editing',
    removedDetail: 'Your texts are safe. They can go into a new version; the file has to be uploaded again.',
    saveAsNew: 'Make it a new version',
  },
})
