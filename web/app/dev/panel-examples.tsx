import { CircleCheck, CircleX } from 'lucide-react'
import { GAME_SERVER_STATES } from '#shared/constants/game-servers.ts'
import { EditClashes } from '#web/editing/edit-clashes.tsx'
import { RichText } from '#web/features/content/writing/rich-text.tsx'
import { StateBadge } from '#web/features/games/game-status/state-badge.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { Insignia } from '#web/pictures/insignia.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorScreen } from '#web/ui/error-screen.tsx'
import { FactsCard } from '#web/ui/lists/facts-card.tsx'
import { SelectionBar } from '#web/ui/lists/selection-bar.tsx'
import { StatusRow } from '#web/ui/lists/status-row.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Example, Shelf } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

const TONES = ['neutral', 'signal', 'sand', 'scp'] as const
const nothing = () => {}

/** What content stands in. `id` keeps the headings of the two languages apart. */
export function PanelExamples({ id }: { id: string }) {
  const texts = useTexts(uiTexts)
  return (
    <>
      <Example name="PageHeading, SectionHeading, PanelHeading">
        <PageHeading mark={sectionMark('feedback', texts.mark)} title={texts.title} lead={texts.lead} />
        <SectionHeading id={`section-${id}`} mark={texts.mark} title={texts.title} />
        <PanelHeading title={texts.title} lead={texts.lead}>
          <BackLink to="/dev/ui">{texts.first}</BackLink>
        </PanelHeading>
      </Example>
      <Example name="PanelSection, EmptySection">
        <PanelSection isFirst title={texts.title} lead={texts.lead}>
          <EmptySection>{texts.empty}</EmptySection>
        </PanelSection>
      </Example>
      <Example name="Card">
        <Card>{texts.lead}</Card>
      </Example>
      <Example name="PanelTable, HeadCell">
        <PanelTable
          caption={texts.title}
          head={
            <>
              <HeadCell order="ascending" onSort={nothing}>
                {texts.first}
              </HeadCell>
              <HeadCell>{texts.badge}</HeadCell>
            </>
          }
        >
          <tr>
            <td>{texts.lead}</td>
            <td>{texts.badge}</td>
          </tr>
        </PanelTable>
      </Example>
      <Example name="Badge">
        <Shelf>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {texts.badge}
            </Badge>
          ))}
        </Shelf>
      </Example>
      <Example name="LanguageMark">
        <LanguageMark of="en" />
      </Example>
      <Example name="SampleMark">
        <SampleMark>{texts.lead}</SampleMark>
        <SampleMark />
      </Example>
      <Example name="StateBadge">
        <Shelf>
          {GAME_SERVER_STATES.map((state) => (
            <StateBadge key={state} state={state} />
          ))}
          <StateBadge state={null} />
        </Shelf>
      </Example>
      <Example name="FactsCard">
        <FactsCard
          title={texts.website}
          facts={[
            { term: texts.menu, value: 12 },
            { term: texts.website, value: '99,9%' },
          ]}
        />
      </Example>
      <Example name="SelectionBar">
        <SelectionBar count={2} forms={texts.selected} onClear={nothing}>
          {null}
        </SelectionBar>
      </Example>
      <Example name="StatusRow">
        <ul className="border border-line">
          <StatusRow number={1} name={texts.website} Icon={CircleCheck} tone="text-online" detail="99,9%">
            {texts.online}
          </StatusRow>
          <StatusRow number={2} name={texts.menu} Icon={CircleX} tone="text-alarm" isMarked>
            {texts.offline}
          </StatusRow>
        </ul>
      </Example>
      <Example name="Tabs">
        <Tabs
          label={texts.tabs}
          tabs={[
            { key: 'first', label: texts.first, panel: texts.panel },
            { key: 'second', label: texts.second, panel: texts.lead },
            { key: 'third', label: texts.third, panel: texts.reportSample },
          ]}
        />
      </Example>
      <Example name="Notice, EditClashes">
        <Notice title={texts.notice}>{texts.noticeDetail}</Notice>
        <EditClashes
          by="Scout"
          taken={[texts.title]}
          clashes={[{ field: 'name', name: texts.name, theirs: 'Ranger' }]}
          hidesTyped={false}
          onTake={nothing}
          onKeep={nothing}
        />
      </Example>
      <Example name="Picture, Insignia">
        <Picture
          path="/images/hero.jpg"
          alt={texts.pictureAlt}
          tone="dusk"
          seed={40}
          className="aspect-video w-full"
        />
        <Picture path="/images/none.jpg" alt="" tone="dusk" seed={3} className="aspect-video w-full" />
        <Shelf>
          <Insignia name="staff-general" className="w-16" />
          <Insignia name="minecraft-master" className="w-16" />
        </Shelf>
      </Example>
      <Example name="RichText">
        <RichText html={texts.richText} />
      </Example>
      <Example name="ErrorScreen">
        <ErrorScreen code="404" mark={texts.mark} title={texts.code} detail={texts.codeDetail} poster={null}>
          {null}
        </ErrorScreen>
      </Example>
    </>
  )
}
