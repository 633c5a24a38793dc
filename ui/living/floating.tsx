import { useState } from 'react';
import { Dialog, DialogActions, DialogFoot, Stepper } from '../src/dialog/index.ts';
import { Field, FormGrid, TextInput } from '../src/form/index.ts';
import {
  Button,
  Cluster,
  menuLinkClass,
  Picture,
  PlainDropdown,
  PlainMenu,
  PlainMenuItem,
  panelLinkClass,
  Text,
} from '../src/index.ts';
import { Menu, MenuDropdown, MenuItem, MenuPanelItem } from '../src/menu/index.ts';
import { Toast } from '../src/toast/index.ts';
import { Tooltip } from '../src/tooltip/index.ts';
import { drawing } from './drawing.ts';
import { Section, Specimen } from './specimen.tsx';

type Open = 'plain' | 'form' | 'popup' | 'search' | 'default' | 'destructive' | null;

const shapes = { plain: 'Plain dialog', form: 'Dialog with a picture', popup: 'Popup', search: 'Search' } as const;

/** What opens over the page. */
export function Floating() {
  const [open, setOpen] = useState<Open>(null);
  const close = (isOpen: boolean) => !isOpen && setOpen(null);
  return (
    <Section title="Menu, tooltip, dialog and toast" tone="glass">
      <Specimen name="Menu">
        <Menu label="Example">
          <MenuItem isCurrent>
            <a href="#properties" className={menuLinkClass}>
              Properties
            </a>
          </MenuItem>
          <MenuDropdown label="Places" columns={2}>
            {['Rumson', 'Red Bank', 'Sea Bright', 'Fair Haven'].map((town) => (
              <MenuPanelItem key={town}>
                <a href={`#${town}`} className={panelLinkClass}>
                  {town}
                </a>
              </MenuPanelItem>
            ))}
          </MenuDropdown>
        </Menu>
      </Specimen>
      <Specimen name="PlainMenu" says="The same before its script is there: the dropdown opens on press.">
        <PlainMenu label="Plain example">
          <PlainMenuItem>
            <a href="#properties" className={menuLinkClass}>
              Properties
            </a>
          </PlainMenuItem>
          <PlainDropdown label="Plain places">
            <li>
              <a href="#Rumson" className={panelLinkClass}>
                Rumson
              </a>
            </li>
          </PlainDropdown>
        </PlainMenu>
      </Specimen>
      <Specimen name="Tooltip">
        <Cluster>
          <Tooltip text="Said after 700 ms, and at once with the next">
            <Button tone="line">Point at me</Button>
          </Tooltip>
        </Cluster>
      </Specimen>
      <Specimen name="Dialog and toast">
        <Cluster>
          {(['plain', 'form', 'popup', 'search'] as const).map((shape) => (
            <Button key={shape} onClick={() => setOpen(shape)}>
              {shapes[shape]}
            </Button>
          ))}
          <Button tone="line" onClick={() => setOpen('default')}>
            Toast
          </Button>
          <Button tone="line" onClick={() => setOpen('destructive')}>
            Destructive toast
          </Button>
        </Cluster>
      </Specimen>
      <Stepper step={1} count={2} text="Step 1 of 2" />
      {(['plain', 'form', 'popup', 'search'] as const).map((shape) => (
        <Dialog
          key={shape}
          isOpen={open === shape}
          onOpenChange={close}
          title={shapes[shape]}
          description="It keeps the focus, and gives it back."
          closeLabel="Close"
          shape={shape}
          art={
            shape === 'plain' || shape === 'search' ? undefined : (
              <Picture image={drawing()} alt="" sizes="400px" ratio="fill" />
            )
          }
        >
          <FormGrid>
            <Field label="Name">
              <TextInput />
            </Field>
          </FormGrid>
          {shape === 'form' ? (
            <DialogFoot aside={<Text look="note">Always in sight</Text>}>
              <Button onClick={() => setOpen(null)}>Done</Button>
            </DialogFoot>
          ) : (
            <DialogActions aside={<Text look="note">Said beside the action</Text>}>
              <Button onClick={() => setOpen(null)}>Done</Button>
            </DialogActions>
          )}
        </Dialog>
      ))}
      {(['default', 'destructive'] as const).map((tone) => (
        <Toast
          key={tone}
          tone={tone}
          isOpen={open === tone}
          onOpenChange={close}
          title={tone === 'default' ? 'Message Sent!' : 'Error'}
          description="It goes by itself after five seconds."
          closeLabel="Close"
        />
      ))}
    </Section>
  );
}
